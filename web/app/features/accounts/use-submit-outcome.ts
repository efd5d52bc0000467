import { ApiResponseError } from "@pawhaven/contract";
import { useState } from "react";

interface SubmitOutcome {
  tone: "success" | "error";
  text: string;
}

/** The message above a form: green with what the server said, or red with why not. */
export function useSubmitOutcome(fallback: string) {
  const [outcome, setOutcome] = useState<SubmitOutcome>();

  /** `true` when the work succeeded. */
  async function attempt(work: () => Promise<string>): Promise<boolean> {
    setOutcome(undefined);
    try {
      setOutcome({ tone: "success", text: await work() });
      return true;
    } catch (error) {
      setOutcome({ tone: "error", text: (error instanceof ApiResponseError && error.message) || fallback });
      return false;
    }
  }

  return { outcome, attempt };
}
