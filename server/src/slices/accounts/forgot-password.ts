import type { Database } from "../../platform/db/database.ts";
import { queueResetMail } from "./mails.ts";
import { makeLink } from "./one-time-links.ts";
import type { Site } from "./register.ts";
import { noteResetRequest, takeResetRequests, userByEmail } from "./store.ts";

/** Only notes the wish. Whether there is such an account turns out later, where no visitor can measure it. */
export async function forgotPassword({ db }: Database, email: string): Promise<{ message: string }> {
  await noteResetRequest(db, email);
  return { message: "Password reset link sent! If the address has an account, the mail arrives in a few minutes." };
}

/** Turns noted wishes into links and mails; run shortly after the answer, and again in regular intervals. */
export async function answerResetRequests(database: Database, site: Site): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { email } of await takeResetRequests(tx)) {
      const user = await userByEmail(tx, email);
      if (user) await queueResetMail(tx, site, user, await makeLink(tx, user.id, "reset"));
    }
  });
}
