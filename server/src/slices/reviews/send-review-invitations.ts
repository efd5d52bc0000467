import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { claimInvitations } from "./invitation-store.ts";
import { queueReviewInvitationMail } from "./mails.ts";

const batchSize = 200;

interface InvitationContext {
  database: Database;
  shopIdentity: ShopIdentity;
  /** After the delivery: nobody can judge what has just arrived. */
  reviewInvitationDays: number;
}

/** Claiming and queueing share a transaction: one mail per order, whatever happens in between. */
export async function sendReviewInvitations({
  database,
  shopIdentity,
  reviewInvitationDays,
}: InvitationContext): Promise<void> {
  await database.transaction(async (tx) => {
    for (const invitation of await claimInvitations(tx, reviewInvitationDays, batchSize))
      await queueReviewInvitationMail(tx, shopIdentity, invitation);
  });
}
