import { useEffect } from "react";
import { readSession, useSession } from "../lib/session.ts";

/** Keeps the mark that the script in the head set before the first paint true while people sign in and out. */
export function useSessionMark(): void {
  const session = useSession();
  useEffect(() => {
    document.documentElement.dataset["session"] = readSession() ? "in" : "out";
  }, [session]);
}
