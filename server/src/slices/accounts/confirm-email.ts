import type { Database } from "../../platform/db/database.ts";
import { fieldError } from "./field-error.ts";
import { consumeOneTimeLink } from "./one-time-links.ts";
import { updateUser } from "./store.ts";

export async function confirmEmail(database: Database, token: string): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const userId = await consumeOneTimeLink(tx, token, "confirm");
    if (userId === undefined) throw fieldError("invalid", "token", "This link is no longer valid.");
    await updateUser(tx, userId, { emailConfirmedAt: new Date() });
  });
  return { message: "Thank you! Your email address is confirmed." };
}
