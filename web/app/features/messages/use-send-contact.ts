import type { ContactMessage } from "@pawhaven/contract";
import type { UseFormSetError } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { errorCode, errorMessage, responseStatus, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";

/** One at a time: what the form said before no longer holds. */
export const contactToast = { id: "contact" };

interface SendContactOptions {
  onSent: () => void;
  setError: UseFormSetError<ContactMessage>;
}

export const useSendContact = ({ onSent, setError }: SendContactOptions) =>
  useApiMutation({
    mutationFn: (body: ContactMessage) => api.sendContactMessage({ body }),
    onSuccess: () => {
      toast.success("Message sent successfully!", contactToast);
      onSent();
    },
    onError: (error) => {
      toast.error(failureText(error), contactToast);
      showFieldErrors(error, setError);
    },
  });

function failureText(error: Error): string {
  if (responseStatus(error) === undefined)
    return "An error occurred while sending your message. Please try again later.";
  const fallback = "Failed to send message. Please try again.";
  return errorCode(error) === "rate_limited" ? errorMessage(error, fallback) : fallback;
}
