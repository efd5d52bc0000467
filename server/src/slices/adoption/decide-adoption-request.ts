import type { AdoptionDecision, ReceivedAdoptionRequest } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueApprovedMail, queueDeclinedMail } from "./mails.ts";
import { requestNoLongerOpen, requestNotFound } from "./errors.ts";
import { canTransition } from "./request-status.ts";
import { updateRequestStatus, lockActiveRequestsFor, lockPet, requestById, type RequestRow } from "./store.ts";
import { toReceivedAdoptionRequestDto } from "./serialize.ts";

/** An approval makes the database decline all other requests for the pet; each of their customers gets a mail. */
export async function decideAdoptionRequest(
  database: Database,
  shopIdentity: ShopIdentity,
  caller: StaffCaller,
  id: number,
  { status }: AdoptionDecision,
): Promise<ReceivedAdoptionRequest> {
  return database.transaction(async (tx) => {
    const found = await requestById(tx, id);
    if (!found) throw requestNotFound();
    // The pet is locked first, as a new request does; another order could deadlock.
    await lockPet(tx, found.request.petId);
    const activeRequests = await lockActiveRequestsFor(tx, found.request.petId);
    const row = activeRequests.find(({ request }) => request.id === id);
    if (!row || !canTransition(row.request.status, status)) throw requestNoLongerOpen();
    await updateRequestStatus(tx, id, status);
    await recordAudit(tx, caller, {
      action: status,
      object: { kind: "adoption request", id },
      before: { status: row.request.status },
      after: { status },
    });
    const declined = status === "approved" ? activeRequests.filter((other) => other !== row) : [row];
    if (status === "approved") await queueApprovedMail(tx, shopIdentity, row);
    for (const other of declined) await queueDeclinedMail(tx, shopIdentity, other);
    return toReceivedAdoptionRequestDto((await requestById(tx, id)) as RequestRow);
  });
}
