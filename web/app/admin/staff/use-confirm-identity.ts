import type { IdentityProof } from "@pawhaven/contract";
import { getPasskey } from "../../lib/passkeys.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { staffApi } from "../lib/staff-api.ts";

/** Not `useStaffMutation`, which would ask for the identity again. */
export function useConfirmIdentity(onConfirmed: () => void) {
  const confirm = useApiMutation({
    mutationFn: (body: IdentityProof) => staffApi.confirmIdentity({ body }),
    onSuccess: onConfirmed,
  });
  const confirmWithPasskey = useApiMutation({
    mutationFn: async () => {
      const passkey = await getPasskey(await staffApi.beginIdentityConfirmation());
      return staffApi.confirmIdentity({ body: { passkey } });
    },
    onSuccess: onConfirmed,
  });
  return { confirm, confirmWithPasskey, error: confirm.error ?? confirmWithPasskey.error ?? undefined };
}
