import type { Database } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { queueWithdrawnMail, type Site } from "./mails.ts";
import { noLongerOpen, noSuchRequest } from "./refusals.ts";
import { requestById, withdrawOpenRequest } from "./store.ts";

export async function withdrawAdoptionRequest(
  database: Database,
  site: Site,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  return database.transaction(async (tx) => {
    const row = await requestById(tx, id);
    if (row?.customer.id !== userId) throw noSuchRequest();
    if (!(await withdrawOpenRequest(tx, id))) throw noLongerOpen();
    await queueWithdrawnMail(tx, site, row);
    return { message: `Your request for ${row.pet.name} is withdrawn.` };
  });
}
