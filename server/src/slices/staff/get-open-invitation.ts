import type { OpenInvitation } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { requireInvitation } from "./require-invitation.ts";
import { accountByEmail } from "./member-store.ts";

export async function getOpenInvitation({ db }: Database, token: string): Promise<OpenInvitation> {
  const { email, role } = await requireInvitation(db, token);
  return { email, role, has_account: (await accountByEmail(db, email)) !== undefined };
}
