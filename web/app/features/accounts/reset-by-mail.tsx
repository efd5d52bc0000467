import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

export function ResetByMail({ email, className }: { email: string; className?: string }) {
  const send = useApiMutation({
    mutationFn: () => api.forgotPassword({ body: { email } }),
    onSuccess: () => toast.success("We have sent you a link. It arrives in a few minutes."),
    onError: (error) => toast.error(errorMessage(error, "The link could not be sent. Please try again.")),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      className={className}
      busy={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate()}
    >
      Mail me a link
    </Button>
  );
}
