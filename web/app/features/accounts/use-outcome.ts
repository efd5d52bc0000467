import { ApiRefusal } from "@pawhaven/contract";
import { useState } from "react";

interface Outcome {
  tone: "success" | "error";
  text: string;
}

/** The message above a form: green with what the server said, or red with why not. */
export function useOutcome(fallback: string) {
  const [outcome, setOutcome] = useState<Outcome>();

  /** `true` when the work succeeded. */
  async function attempt(work: () => Promise<string>): Promise<boolean> {
    setOutcome(undefined);
    try {
      setOutcome({ tone: "success", text: await work() });
      return true;
    } catch (error) {
      setOutcome({ tone: "error", text: (error instanceof ApiRefusal && error.message) || fallback });
      return false;
    }
  }

  return { outcome, attempt };
}
