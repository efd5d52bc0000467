import type { Passkey } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { PasskeyItem } from "../../features/accounts/passkey-item.tsx";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useRefreshSecurity } from "./queries.ts";
import { useAddStaffPasskey } from "./use-add-staff-passkey.ts";

interface StaffPasskeysProps {
  passkeys: readonly Passkey[];
  onNewCodes: (codes: string[]) => void;
}

export function StaffPasskeys({ passkeys, onNewCodes }: StaffPasskeysProps) {
  const refresh = useRefreshSecurity();
  const add = useAddStaffPasskey(async (codes) => {
    await refresh();
    onNewCodes(codes);
  });
  return (
    <Card title="Passkeys" size="compact">
      <p className="text-ink-soft text-pretty">
        They open the workplace without password and code. Those of your account at the shop are listed in its profile.
      </p>
      <ul className="my-2 divide-y divide-line">
        {passkeys.map((passkey) => (
          <StaffPasskey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        icon={Plus}
        busy={add.isPending}
        busyLabel="Waiting for your device…"
        onClick={() => add.mutate()}
      >
        Add a passkey
      </Button>
    </Card>
  );
}

function StaffPasskey({ passkey }: { passkey: Passkey }) {
  const refresh = useRefreshSecurity();
  const params = { id: passkey.id };
  const rename = useStaffMutation({
    mutationFn: (name: string) => staffApi.renameStaffPasskey({ params, body: { name } }),
    onSuccess: refresh,
  });
  const remove = useStaffMutation({
    mutationFn: () => staffApi.removeStaffPasskey({ params }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => toast.error(errorMessage(error, "The passkey could not be removed. Please try again.")),
  });
  return <PasskeyItem passkey={passkey} rename={rename} remove={remove} />;
}
