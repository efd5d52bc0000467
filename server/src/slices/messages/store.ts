import type { ContactMessage, Feedback } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { contactMessages, feedback } from "../../schema/index.ts";

export async function saveFeedback(tx: Tx, given: Feedback): Promise<void> {
  await tx.insert(feedback).values(given);
}

export async function saveContactMessage(tx: Tx, { full_name: fullName, ...given }: ContactMessage): Promise<void> {
  await tx.insert(contactMessages).values({ fullName, ...given });
}
