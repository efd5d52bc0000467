import type { Caller, Visitor } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { deleteEmailChange } from "./email-change-store.ts";
import { lockEmailChange } from "./lock-email-change.ts";
import { recordSecurityEvent } from "./security-events.ts";

const stopped = { message: "The change has been stopped. Your email address stays as it is." };

/** For whoever got one of the two mails. */
export async function stopEmailChange(
  database: Database,
  visitor: Visitor,
  token: string,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const { user } = await lockEmailChange(tx, token);
    await deleteEmailChange(tx, user.id);
    await recordSecurityEvent(tx, user.id, "email_change_stopped", visitor);
  });
  return stopped;
}

/** For the customer, who is signed in. */
export async function cancelEmailChange(
  database: Database,
  { userId }: Caller,
  visitor: Visitor,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    if (!(await deleteEmailChange(tx, userId))) throw new ApiError("not_found", "There is no change to stop.");
    await recordSecurityEvent(tx, userId, "email_change_stopped", visitor);
  });
  return stopped;
}
