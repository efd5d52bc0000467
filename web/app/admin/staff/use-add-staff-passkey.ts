import { deviceName } from "@pawhaven/contract";
import { errorMessage } from "../../lib/api-errors.ts";
import { createPasskey } from "../../lib/passkeys.ts";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

/** `onDone` gets the recovery codes; none if there are some already. */
export const useAddStaffPasskey = (onDone: (recoveryCodes: string[]) => unknown) =>
  useStaffMutation({
    mutationFn: async () => {
      const credential = await createPasskey(await staffApi.beginStaffPasskey());
      return staffApi.addStaffPasskey({ body: { name: deviceName(navigator.userAgent), credential } });
    },
    onSuccess: ({ recovery_codes: codes }) => {
      toast.success("Passkey added.");
      return onDone(codes);
    },
    onError: (error) => toast.error(errorMessage(error, "The passkey could not be added. Please try again.")),
  });
