import { useEffect } from "react";

declare global {
  interface Window {
    /** Set by the head script. Marks the page as hydrated and replays earlier input and clicks. */
    markHydrated?: () => void;
  }
}

export function useMarkHydrated(): void {
  useEffect(() => window.markHydrated?.(), []);
}
