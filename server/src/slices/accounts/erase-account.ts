import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Tx } from "../../platform/db/database.ts";
import { anonymizeReviews } from "../reviews/my-reviews.ts";
import { deleteResetRequests, deleteUser } from "./store.ts";

/**
 * Foreign keys delete the customer's data with the row, mails in the outbox included. Orders stay, because the law
 * requires their records, and reviews stay anonymized (decision 19). The caller deletes the images after the commit.
 * Violates `staff_account` for somebody who works here.
 */
export async function eraseAccount(tx: Tx, { id, email }: { id: number; email: string }): Promise<void> {
  await lockUser(tx, id); // before the reviews' gears, like an order does
  await anonymizeReviews(tx, id);
  // mutant(delete-account.test.ts): reset requests are deleted with the account
  await deleteResetRequests(tx, email);
  await deleteUser(tx, id);
}
