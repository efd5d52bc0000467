import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { forgetGiftCardRecipient } from "../giftcards/export-gift-cards.ts";
import { anonymizeReviews } from "../reviews/my-reviews.ts";
import { listUserpetImages } from "../userpets/userpet-images.ts";
import { deleteLinkRequests, deleteUser } from "./store.ts";

/**
 * Foreign keys delete the customer's data with the row, mails in the outbox included. Orders stay, because the law
 * requires their records, and reviews stay anonymized (decision 19). The caller deletes the images after the commit;
 * returned are those of the customer's pets.
 * Violates `staff_account` for somebody who works here.
 */
export async function eraseAccount(tx: Tx, { id, email }: { id: number; email: string }): Promise<string[]> {
  await lockUser(tx, id); // before the reviews' gears, like an order does
  await anonymizeReviews(tx, id);
  // mutant(delete-account.test.ts): requests for links are deleted with the account
  await deleteLinkRequests(tx, email);
  const userpetImages = await listUserpetImages(tx, id);
  await forgetGiftCardRecipient(tx, email);
  await deleteUser(tx, id);
  return userpetImages;
}
