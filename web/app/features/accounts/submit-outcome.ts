import { errorMessage } from "../../lib/api-errors.ts";

interface Submission {
  data: { message: string } | undefined;
  error: Error | null;
}

interface SubmitOutcome {
  tone: "success" | "error";
  text: string;
}

/** The banner above a form: the server's message, or the given text where it sent none. */
export function submitOutcome(
  { data, error }: Submission,
  fallbacks: { success: string; failure: string },
): SubmitOutcome | undefined {
  if (data) return { tone: "success", text: data.message || fallbacks.success };
  if (error) return { tone: "error", text: errorMessage(error, fallbacks.failure) };
  return undefined;
}
