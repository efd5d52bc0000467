import { LogOut } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { clearSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";

export function SignOutEverywhere() {
  const navigate = useNavigate();
  const signOut = useApiMutation({
    mutationFn: () => api.signOutEverywhere(),
    onSuccess: ({ message }) => {
      clearSession();
      toast.success(message);
      void navigate(paths.login);
    },
    onError: (error) => toast.error(errorMessage(error, "You could not be signed out. Please try again.")),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Sign out everywhere?",
      text: "You will be signed out on all devices, this one too. Your calendar links and open password links stop working.",
      confirmLabel: "Sign out everywhere",
      cancelLabel: "Stay signed in",
    });
    if (isSure) signOut.mutate();
  };
  return (
    <Button variant="secondary" icon={LogOut} className="mt-4" busy={signOut.isPending} onClick={() => void ask()}>
      Sign out everywhere
    </Button>
  );
}
