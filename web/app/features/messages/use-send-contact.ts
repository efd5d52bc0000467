import { ApiResponseError, type ContactMessage } from "@pawhaven/contract";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../ui/toast.tsx";

interface SendCallbacks {
  onSent: () => void;
  onFieldError: (field: keyof ContactMessage, message: string) => void;
}

/** Sends the message and says how it went; what was typed is only cleared after a success. */
export function useSendContact({ onSent, onFieldError }: SendCallbacks) {
  const [isSending, setSending] = useState(false);

  async function send(given: ContactMessage): Promise<void> {
    setSending(true);
    try {
      await api.sendContactMessage({ body: given });
      toast.success("Message sent successfully!");
      onSent();
    } catch (error) {
      toast.error(failureText(error));
      if (!(error instanceof ApiResponseError)) return;
      for (const [field, [message = ""]] of Object.entries(error.errors))
        onFieldError(field as keyof ContactMessage, message);
    } finally {
      setSending(false);
    }
  }

  return { send, isSending };
}

/** Any answer but the promised one is a failure to send; no answer at all is something else. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiResponseError))
    return "An error occurred while sending your message. Please try again later.";
  return error.code === "rate_limited" && error.message ? error.message : "Failed to send message. Please try again.";
}
