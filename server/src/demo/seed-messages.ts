import { cannedAnswers as demoAnswers, messages, staff as demoStaff } from "@pawhaven/demo";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { cannedAnswers, staff, threadEntries, threads, users } from "../schema/index.ts";
import { daysAgo } from "./days-ago.ts";

/** Messages of strangers, one of them answered by the demo's clerk, and answers to choose from. */
export async function seedMessages(tx: Tx): Promise<void> {
  await tx.insert(cannedAnswers).values(demoAnswers).onConflictDoNothing();
  const clerk = await findClerk(tx);
  for (const { daysAgo: days, message, answer, ...values } of messages) {
    const at = daysAgo(days);
    const isAnswered = answer !== undefined && clerk !== undefined;
    const [thread] = await tx
      .insert(threads)
      .values({
        ...values,
        createdAt: at,
        lastEntryAt: at,
        ...(isAnswered && { state: "waiting", assigneeId: clerk.id }),
      })
      .returning({ id: threads.id });
    const threadId = thread?.id as number;
    await tx.insert(threadEntries).values({ threadId, kind: "message", text: message, createdAt: at });
    if (isAnswered)
      await tx
        .insert(threadEntries)
        .values({ threadId, kind: "reply", staffId: clerk.id, text: answer, createdAt: at });
  }
}

async function findClerk(tx: Tx): Promise<{ id: number } | undefined> {
  const clerk = demoStaff.find(({ role }) => role === "clerk");
  const [found] = await tx
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, clerk?.email ?? ""));
  return found;
}
