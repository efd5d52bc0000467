import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { profileQuery } from "./queries.ts";

export function SendConfirmationLink() {
  const queryClient = useQueryClient();
  const send = useApiMutation({
    mutationFn: () => api.sendConfirmationLink(),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The link could not be sent. Please try again.")),
    // The address may have been confirmed in another tab.
    onSettled: () => queryClient.invalidateQueries(profileQuery),
  });
  return (
    <Button variant="secondary" size="small" className="mt-2" busy={send.isPending} onClick={() => send.mutate()}>
      Send a new link
    </Button>
  );
}
