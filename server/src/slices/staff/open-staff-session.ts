import type { StaffSession } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { createStaffSession } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { findSecondFactors } from "./second-factor-store.ts";
import { toStaffSessionDto } from "./serialize.ts";
import type { StaffContext } from "./staff-context.ts";
import type { StaffRow } from "./store.ts";

export const memberObject = ({ id }: { id: number }) => ({ kind: "staff", id });

/** For a member who has just shown who they are. The cookie gets the visitor's token. */
export async function openStaffSession(
  tx: Tx,
  { isSecondFactorRequired }: Pick<StaffContext, "isSecondFactorRequired">,
  member: StaffRow,
  visitor: Visitor,
  { hasSecondFactor, action, after }: { hasSecondFactor: boolean; action: string; after?: Record<string, unknown> },
): Promise<StaffSession> {
  const { requestId = "", staffToken: token = "" } = visitor;
  const { expiresAt } = await createStaffSession(tx, { staffId: member.id, token, visitor, hasSecondFactor });
  await recordAudit(tx, { staffId: member.id, requestId }, { action, object: memberObject(member), after });
  const factors = await findSecondFactors(tx, { staffId: member.id, userId: member.userId });
  return toStaffSessionDto(member, expiresAt, { ...factors, isShown: hasSecondFactor, isSecondFactorRequired });
}

/** By somebody who could not show who they are. */
export const recordFailure = (database: Database, staffId: number, { requestId = "" }: Visitor, action: string) =>
  database.transaction((tx) =>
    recordAudit(tx, { staffId: null, requestId }, { action, object: memberObject({ id: staffId }) }),
  );
