import type { BodyOf, endpoints, FollowUp } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { requestNotFound } from "../errors.ts";
import { toFollowUpDto } from "./serialize.ts";
import { followUpsOf, handoverByRequest, type HandoverRow, saveAnswer, stopAsking } from "./store.ts";

export async function ownHandover(db: Db, { userId }: Caller, requestId: number): Promise<HandoverRow> {
  const found = await handoverByRequest(db, requestId);
  // mutant(handovers.test.ts): customers see their own handovers only
  if (found?.handover.userId !== userId) throw requestNotFound();
  return found.handover;
}

/** Those that were asked. */
export async function listFollowUps(db: Db, caller: Caller, requestId: number): Promise<FollowUp[]> {
  const { id } = await ownHandover(db, caller, requestId);
  return (await followUpsOf(db, [id])).filter(({ sentAt }) => sentAt !== null).map(toFollowUpDto);
}

export const answerFollowUp = (
  database: Database,
  caller: Caller,
  requestId: number,
  day: number,
  answer: BodyOf<typeof endpoints.answerFollowUp>,
): Promise<{ message: string }> =>
  database.transaction(async (tx) => {
    const { id } = await ownHandover(tx, caller, requestId);
    if (!(await saveAnswer(tx, id, day, answer))) throw new ApiError("not_found", "We have not asked you this yet.");
    return { message: "Thank you for telling us!" };
  });

export const stopFollowUps = (database: Database, caller: Caller, requestId: number): Promise<{ message: string }> =>
  database.transaction(async (tx) => {
    const { id } = await ownHandover(tx, caller, requestId);
    await stopAsking(tx, id);
    return { message: "We will not ask again." };
  });
