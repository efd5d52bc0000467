import type { AdoptionDecision, ReceivedAdoptionRequest } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { queueApprovedMail, queueDeclinedMail, type Site } from "./mails.ts";
import { noLongerOpen, noSuchRequest } from "./refusals.ts";
import { canBecome } from "./request-status.ts";
import { decideRequest, heldRequestsFor, holdPet, requestById, type RequestRow } from "./store.ts";
import { receivedRequestOnTheWire } from "./wire.ts";

/** A yes ends the search: the database declines the other requests, and everybody who asked gets an answer. */
export async function decideAdoptionRequest(
  database: Database,
  site: Site,
  id: number,
  { status }: AdoptionDecision,
): Promise<ReceivedAdoptionRequest> {
  return database.transaction(async (tx) => {
    const asked = await requestById(tx, id);
    if (!asked) throw noSuchRequest();
    // The animal first, as a new request does: in any other order the two could wait for each other.
    await holdPet(tx, asked.request.petId);
    const underWay = await heldRequestsFor(tx, asked.request.petId);
    const row = underWay.find(({ request }) => request.id === id);
    if (!row || !canBecome(row.request.status, status)) throw noLongerOpen();
    await decideRequest(tx, id, status);
    const refused = status === "approved" ? underWay.filter((other) => other !== row) : [row];
    if (status === "approved") await queueApprovedMail(tx, site, row);
    for (const other of refused) await queueDeclinedMail(tx, site, other);
    return receivedRequestOnTheWire((await requestById(tx, id)) as RequestRow);
  });
}
