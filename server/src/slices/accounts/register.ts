import type { Registration } from "@pawhaven/contract";
import { brokenConstraint, type Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { hashPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { queueWelcomeMail } from "./mails.ts";
import { makeLink } from "./one-time-links.ts";
import { insertUser } from "./store.ts";

export async function register(database: Database, site: Site, given: Registration): Promise<{ message: string }> {
  refuseCommonPassword(given.password);
  const passwordHash = await hashPassword(given.password);
  try {
    await database.transaction(async (tx) => {
      const user = await insertUser(tx, { name: given.name, email: given.email, passwordHash });
      await queueWelcomeMail(tx, site, user, await makeLink(tx, user.id, "confirm"));
    });
  } catch (error) {
    if (brokenConstraint(error) === "users_email") throw taken();
    throw error;
  }
  return { message: "Registration successful!" };
}

/** What a mail needs to know of the shop it comes from. */
export interface Site {
  origin: string;
  shopName: string;
}

function taken(): Refusal {
  const text = "The email has already been taken.";
  return new Refusal("invalid", text, { errors: { email: [text] } });
}
