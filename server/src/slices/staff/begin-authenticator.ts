import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { newTotpSecret, toBase32, totpUri } from "../../platform/auth/totp.ts";
import { memberObject } from "./open-staff-session.ts";
import { authenticatorLabel } from "./prove-second-factor.ts";
import { savePendingSecret } from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffById } from "./store.ts";

/** The secret is shown now and never again. The app in use counts until a code of the new one is given. */
export async function beginAuthenticator(
  { database, secretBox, relyingParty }: StaffContext,
  caller: StaffCaller,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const sealed = secretBox.seal(secret, authenticatorLabel(caller.staffId));
  return database.transaction(async (tx) => {
    const member = await activeStaffById(tx, caller.staffId);
    await savePendingSecret(tx, caller.staffId, sealed);
    await recordAudit(tx, caller, {
      action: "authenticator setup begun",
      object: memberObject({ id: caller.staffId }),
    });
    const uri = totpUri(secret, { issuer: relyingParty.name, account: member?.email ?? caller.name });
    return { secret: toBase32(secret), uri };
  });
}
