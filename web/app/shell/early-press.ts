import { useEffect } from "react";

declare global {
  interface Window {
    /** The button pressed last before the page was alive, as the script in the head saw it. */
    earlyPress?: HTMLButtonElement | null;
  }
}

/** Says that the page is alive, and makes good for a press that came too early. */
export function useEarlyPress(): void {
  useEffect(() => {
    const { documentElement: root } = document;
    if (root.dataset["alive"]) return;
    root.dataset["alive"] = "yes";
    window.earlyPress?.click();
    delete window.earlyPress;
  }, []);
}
