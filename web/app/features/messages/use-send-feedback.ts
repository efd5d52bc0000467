import { ApiResponseError, type Feedback } from "@pawhaven/contract";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";

interface SendCallbacks {
  onSent: () => void;
  onFieldError: (field: keyof Feedback, message: string) => void;
}

/** Sends the feedback and says how it went; what was typed is only cleared after a success. */
export function useSendFeedback({ onSent, onFieldError }: SendCallbacks) {
  const [isSending, setSending] = useState(false);

  async function send(given: Feedback): Promise<void> {
    setSending(true);
    try {
      await api.sendFeedback({ body: given });
      toast.success("Feedback submitted successfully!");
      onSent();
    } catch (error) {
      toast.error(failureText(error));
      for (const [field, [message]] of fieldErrorsOf(error)) onFieldError(field, message);
    } finally {
      setSending(false);
    }
  }

  return { send, isSending };
}

/** The server's own words where it gave some; nothing came back at all where it did not answer. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiResponseError)) return "An unexpected error occurred. Please try again later.";
  if (error.status < 400) return "Failed to submit feedback. Please try again.";
  return error.message || "Failed to submit feedback.";
}

const fieldErrorsOf = (error: unknown) =>
  (error instanceof ApiResponseError ? Object.entries(error.errors) : []) as [keyof Feedback, [string]][];
