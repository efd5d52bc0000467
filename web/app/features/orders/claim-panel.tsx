import { useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { forgetGuestOrder } from "../../lib/guest-orders.ts";
import * as paths from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { guestOrderPath, orderPath } from "./order-paths.ts";
import { ordersQuery } from "./queries.ts";

interface ClaimPanelProps {
  orderNumber: string;
  token: string;
}

/** Makes the order of a guest an account's own. Whoever is not signed in comes back here afterwards. */
export function ClaimPanel({ orderNumber, token }: ClaimPanelProps) {
  const isSignedIn = useSession() !== null;
  const { mutate, isPending } = useClaim(orderNumber, token);
  const state = { redirectTo: guestOrderPath(token) };
  return (
    <Card size="compact" title="Keep this order in an account">
      <p className="text-ink-soft">
        Then it is under My Orders, and you can return items and review them. The link stops working.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {isSignedIn ? (
          <Button icon={UserPlus} busy={isPending} onClick={() => mutate()}>
            Add to My Orders
          </Button>
        ) : (
          <>
            <ButtonLink to={paths.signup} state={state} variant="secondary">
              Create an account
            </ButtonLink>
            <ButtonLink to={paths.login} state={state} variant="ghost">
              Sign in
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  );
}

function useClaim(orderNumber: string, token: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: () => api.claimGuestOrder({ body: { token } }),
    onSuccess: async ({ message }) => {
      forgetGuestOrder(orderNumber);
      void queryClient.invalidateQueries(ordersQuery);
      toast.success(message);
      await navigate(orderPath(orderNumber), { replace: true });
    },
    onError: (error) =>
      void showMessage({
        tone: "error",
        text: errorMessage(error, "The order could not be added to your account. Please try again."),
      }),
  });
}
