import { canMoveRequest, type RequestStage } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { alreadyPromised, checksOpen, requestNoLongerOpen } from "../errors.ts";
import { queueApprovedMail, queueDeclinedMail } from "../mails.ts";
import { closeRequest, updateRequest } from "../store.ts";
import { lockRequest } from "./lock-request.ts";

interface StageChange {
  stage: Exclude<RequestStage, "gone_home" | "withdrawn">;
  /** Told to the customer with `declined`. */
  reason?: string;
  /** The version that the caller saw. */
  version?: number;
}

/** An approval makes the database decline all other requests for the pet; each of their customers gets a mail. */
export const setRequestStage = <Reply>(
  database: Database,
  shopIdentity: ShopIdentity,
  caller: StaffCaller,
  id: number,
  change: StageChange,
  reply: (tx: Tx) => Promise<Reply>,
): Promise<Reply> =>
  database
    .transaction(async (tx) => {
      const { row, others } = await lockRequest(tx, id, change.version);
      // mutant(board.test.ts): a request moves along its stages only
      if (!canMoveRequest(row.request.stage, change.stage)) throw requestNoLongerOpen();
      if (change.stage === "approved" || change.stage === "declined")
        await closeRequest(tx, id, { ...change, stage: change.stage });
      else await updateRequest(tx, id, { stage: change.stage });
      await recordAudit(tx, caller, {
        action: change.stage === "approved" || change.stage === "declined" ? change.stage : "moved",
        object: { kind: "adoption request", id },
        before: { stage: row.request.stage },
        after: { stage: change.stage },
      });
      if (change.stage === "approved") {
        await queueApprovedMail(tx, shopIdentity, row);
        for (const other of others) await queueDeclinedMail(tx, shopIdentity, other);
      }
      if (change.stage === "declined") await queueDeclinedMail(tx, shopIdentity, row, change.reason);
      return reply(tx);
    })
    .catch(
      mapConstraintErrors({
        adoption_requests_checked: checksOpen,
        adoption_requests_one_approved: alreadyPromised,
      }),
    );
