import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { toast } from "../../../ui/toast.tsx";
import { waitlistQuery } from "./queries.ts";

/** Take or pass a time that is held, or wait no longer. */
export function useWaitlistActions() {
  const queryClient = useQueryClient();
  const onError = (error: Error) => void toast.error(errorMessage(error, "That did not work. Please try again."));
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries(waitlistQuery),
      queryClient.invalidateQueries({ queryKey: ["bookings"] }),
    ]);
  const accept = useApiMutation({
    mutationFn: (id: number) => api.acceptOffer({ params: { id } }),
    onSuccess: () => void toast.success("Booked. We have sent you a mail."),
    onError,
    onSettled,
  });
  const pass = useApiMutation({
    mutationFn: (id: number) => api.passOffer({ params: { id } }),
    onSuccess: ({ message }) => void toast.success(message),
    onError,
    onSettled,
  });
  const leave = useApiMutation({
    mutationFn: (id: number) => api.leaveWaitlist({ params: { id } }),
    onSuccess: ({ message }) => void toast.success(message),
    onError,
    onSettled,
  });
  return { accept, pass, leave };
}
