import type { Feedback } from "@pawhaven/contract";
import type { UseFormSetError } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { errorMessage, responseStatus, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";

interface SendFeedbackOptions {
  onSent: () => void;
  setError: UseFormSetError<Feedback>;
}

export const useSendFeedback = ({ onSent, setError }: SendFeedbackOptions) =>
  useApiMutation({
    mutationFn: (body: Feedback) => api.sendFeedback({ body }),
    onSuccess: () => {
      toast.success("Feedback submitted successfully!");
      onSent();
    },
    onError: (error) => {
      toast.error(failureText(error));
      showFieldErrors(error, setError);
    },
  });

function failureText(error: Error): string {
  const status = responseStatus(error);
  if (status === undefined) return "An unexpected error occurred. Please try again later.";
  // A success status other than the expected one.
  if (status < 400) return "Failed to submit feedback. Please try again.";
  return errorMessage(error, "Failed to submit feedback.");
}
