import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { queueConfirmationMail } from "./mails.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { userById } from "./store.ts";

/** For a customer whose first link has expired or got lost. */
export async function sendConfirmationLink(
  database: Database,
  shopIdentity: ShopIdentity,
  { userId }: Caller,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const user = await userById(tx, userId);
    if (!user || user.emailConfirmedAt) throw new ApiError("conflict", "Your email address is already confirmed.");
    const link = await createOneTimeLink(tx, userId, "confirm");
    if (!(await queueConfirmationMail(tx, shopIdentity, user, link)))
      throw new ApiError("rate_limited", "We have sent you many emails today. Please ask for a new link tomorrow.");
  });
  return { message: "We have sent you a new link." };
}
