import { hashToken } from "../../platform/auth/tokens.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { confirmContactAddressBy } from "./contact-address-store.ts";

/** Whoever holds the link reads the mails of the address, which is all that has to be proven. */
export async function confirmContactAddress({ db }: Database, token: string): Promise<{ message: string }> {
  if (!(await confirmContactAddressBy(db, hashToken(token)))) {
    const text = "This link is no longer valid.";
    throw new ApiError("invalid", text, { errors: { token: [text] } });
  }
  return { message: "Thank you! Updates about orders will be sent to this address as well." };
}
