import { findTotpStep } from "../../platform/auth/totp.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { hashRecoveryCode } from "./issue-recovery-codes.ts";
import {
  consumeRecoveryCode,
  consumeStep,
  type FactorOwner,
  findSecondFactors,
  hasSecondFactor,
  secondFactorOf,
} from "./second-factor-store.ts";
import type { StaffContext } from "./staff-context.ts";

export const authenticatorLabel = (staffId: number): string => `authenticator of staff ${staffId}`;

/** Uses the code up. A rejected transaction gives it back. */
export async function consumeCode(
  tx: Tx,
  { secretBox }: Pick<StaffContext, "secretBox">,
  staffId: number,
  code: string,
): Promise<"authenticator" | "recovery code" | undefined> {
  const digits = code.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(digits))
    return (await consumeRecoveryCode(tx, staffId, hashRecoveryCode(code))) ? "recovery code" : undefined;
  const sealed = (await secondFactorOf(tx, staffId))?.sealedSecret;
  if (!sealed) return undefined;
  const step = findTotpStep(secretBox.open(sealed, authenticatorLabel(staffId)), digits, new Date());
  return step !== undefined && (await consumeStep(tx, staffId, step)) ? "authenticator" : undefined;
}

export const wrongCode = (code: "unauthenticated" | "invalid") => {
  const text = "This code is not right, or it was used before. Please wait for the next one.";
  return new ApiError(code, text, { errors: { code: [text] } });
};

export const isWrongCode = (error: ApiError): boolean => error.errors?.["code"] !== undefined;

/** Whether a second factor was shown. Whoever has one must show it. */
export async function proveSecondFactor(
  tx: Tx,
  context: Pick<StaffContext, "secretBox">,
  owner: FactorOwner,
  code: string | undefined,
): Promise<boolean> {
  if (!hasSecondFactor(await findSecondFactors(tx, owner))) return false;
  // mutant(second-factor.test.ts): whoever has a second factor must show it
  if (code === undefined) throw new ApiError("second_factor_required", "Please enter the code of your second factor.");
  // mutant(second-factor.test.ts): a code must be right
  if (!(await consumeCode(tx, context, owner.staffId, code))) throw wrongCode("unauthenticated");
  return true;
}
