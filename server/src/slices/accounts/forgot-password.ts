import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueResetMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { recordResetRequest, claimResetRequests, userByEmail } from "./store.ts";

/** Only notes the wish. Whether there is such an account turns out later, where no visitor can measure it. */
export async function forgotPassword({ db }: Database, email: string): Promise<{ message: string }> {
  await recordResetRequest(db, email);
  return { message: "Password reset link sent! If the address has an account, the mail arrives in a few minutes." };
}

/** Turns noted wishes into links and mails; run shortly after the answer, and again in regular intervals. */
export async function processResetRequests(database: Database, shopIdentity: ShopIdentity): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { email } of await claimResetRequests(tx)) {
      const user = await userByEmail(tx, email);
      if (user) await queueResetMail(tx, shopIdentity, user, await createOneTimeLink(tx, user.id, "reset"));
    }
  });
}
