import type { StaffCredentials, StaffSession } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { getPasskey } from "../../lib/passkeys.ts";
import { staffApi } from "../lib/staff-api.ts";
import { forgetOthers, staffSessionQuery } from "../lib/staff-session-query.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

/** Signs in with a password, then with a code if there is a second factor, or with a passkey alone. */
export function useStaffSignIn(setError: UseFormSetError<StaffCredentials>) {
  const queryClient = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);
  const onSuccess = (session: StaffSession) => {
    forgetOthers(queryClient);
    queryClient.setQueryData(staffSessionQuery.queryKey, session);
  };
  const signIn = useStaffMutation({
    mutationFn: (body: StaffCredentials) => {
      signInWithPasskey.reset();
      return staffApi.signInAsStaff({ body });
    },
    onSuccess,
    onError: (error) =>
      asksForCode(error) ? setNeedsCode(true) : showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const signInWithPasskey = useStaffMutation({
    mutationFn: async () => {
      signIn.reset();
      const credential = await getPasskey(await staffApi.beginStaffPasskeySignIn());
      return staffApi.signInAsStaffWithPasskey({ body: { credential } });
    },
    onSuccess,
  });
  const error = asksForCode(signIn.error) ? signInWithPasskey.error : (signIn.error ?? signInWithPasskey.error);
  return {
    signIn,
    signInWithPasskey,
    needsCode,
    startAgain: () => {
      setNeedsCode(false);
      signIn.reset();
    },
    failure: formErrorMessage(error, "You could not be signed in. Please try again."),
  };
}

const asksForCode = (error: unknown) => errorCode(error) === "second_factor_required";
