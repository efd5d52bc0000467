import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueWithdrawnMail } from "./mails.ts";
import { requestNoLongerOpen, requestNotFound } from "./errors.ts";
import { requestById, withdrawOpenRequest } from "./store.ts";

export async function withdrawAdoptionRequest(
  database: Database,
  shopIdentity: ShopIdentity,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  return database.transaction(async (tx) => {
    const row = await requestById(tx, id);
    // mutant(requests.test.ts): an adoption request is withdrawn by its own customer
    if (row?.customer.id !== userId) throw requestNotFound();
    if (!(await withdrawOpenRequest(tx, id))) throw requestNoLongerOpen();
    await queueWithdrawnMail(tx, shopIdentity, row);
    return { message: `Your request for ${row.pet.name} has been withdrawn.` };
  });
}
