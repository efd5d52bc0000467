import { useEffect } from "react";

declare global {
  interface Window {
    /** Left by the script in the head: marks the page as alive, and makes good for what was done too early. */
    markHydrated?: () => void;
  }
}

export function useMarkHydrated(): void {
  useEffect(() => window.markHydrated?.(), []);
}
