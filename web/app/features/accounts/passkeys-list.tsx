import { deviceName, type Passkey } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { PasskeyItem } from "./passkey-item.tsx";
import { passkeysQuery, securityEventsQuery } from "./queries.ts";

export function PasskeysList() {
  const { data: passkeys, isLoadingError, refetch } = useQuery(passkeysQuery);
  const add = useAddPasskey();
  if (isLoadingError) return <ErrorState text="Your passkeys could not be loaded." onRetry={() => void refetch()} />;
  if (!passkeys) return <Skeleton className="h-20" />;
  return (
    <>
      <p className="text-ink-soft text-pretty">
        Sign in with your fingerprint, your face or the PIN of your device, without a password that could be stolen.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {passkeys.map((passkey) => (
          <OwnPasskey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <Button
        variant="secondary"
        icon={Plus}
        className="mt-4"
        busy={add.isPending}
        busyLabel="Waiting for your device…"
        onClick={() => add.mutate()}
      >
        Add a passkey
      </Button>
    </>
  );
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries(securityEventsQuery);
    return queryClient.invalidateQueries(passkeysQuery);
  };
}

function useAddPasskey() {
  const refresh = useRefresh();
  return useApiMutation({
    mutationFn: async () => {
      const { createPasskey } = await import("../../lib/passkeys.ts");
      const credential = await createPasskey(await api.beginPasskey());
      return api.addPasskey({ body: { name: deviceName(navigator.userAgent), credential } });
    },
    onSuccess: () => {
      toast.success("Passkey added.");
      return refresh();
    },
    onError: (error) => toast.error(errorMessage(error, "The passkey could not be added. Please try again.")),
  });
}

function OwnPasskey({ passkey }: { passkey: Passkey }) {
  const refresh = useRefresh();
  const params = { id: passkey.id };
  const remove = useApiMutation({
    mutationFn: () => api.removePasskey({ params }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => toast.error(errorMessage(error, "The passkey could not be removed. Please try again.")),
  });
  const rename = useApiMutation({
    mutationFn: (name: string) => api.renamePasskey({ params, body: { name } }),
    onSuccess: refresh,
  });
  return <PasskeyItem passkey={passkey} rename={rename} remove={remove} />;
}
