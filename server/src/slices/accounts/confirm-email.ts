import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { consumeOneTimeLink } from "./one-time-links.ts";
import { updateUser } from "./store.ts";

export async function confirmEmail(database: Database, token: string): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const userId = await consumeOneTimeLink(tx, token, "confirm");
    if (userId === undefined)
      throw new ApiError("invalid", "This link is not valid any more.", { errors: { token: ["not valid"] } });
    await updateUser(tx, userId, { emailConfirmedAt: new Date() });
  });
  return { message: "Thank you, your address is confirmed." };
}
