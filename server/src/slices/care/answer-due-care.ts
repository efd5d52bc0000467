import { addDays, type CareAnswer, type Day, earliestBirth, type OwnDueCare, snoozeDays } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import type { Tx } from "../../platform/db/database.ts";
import { invalidField } from "../clinic/errors.ts";
import { recordCare } from "../records/record-care.ts";
import type { CareContext } from "./care-context.ts";
import { bookedAlready, dueNotFound, notDueAnyMore } from "./errors.ts";
import { refreshCareOf } from "./refresh-due-care.ts";
import { toOwnDueCareDto } from "./serialize.ts";
import { type DueRow, lockDue, ownDue, updateDue } from "./store.ts";

export async function answerDueCare(
  context: CareContext,
  { userId }: Caller,
  id: number,
  answer: CareAnswer,
  now: Date,
): Promise<OwnDueCare> {
  const today = todayAt(context.shop, now);
  const row = await context.database.transaction(async (tx) => {
    const due = await openDue(tx, userId, id, now);
    if (answer.answer === "done_elsewhere") await noteDone(tx, due, answer, today, now);
    if (answer.answer === "not_now") await updateDue(tx, id, { snoozedUntil: addDays(today, snoozeDays) });
    if (answer.answer === "not_for_us")
      await updateDue(tx, id, { status: "dismissed", closedAt: now, snoozedUntil: null });
    await refreshCareOf(tx, context, userId, now);
    return (await ownDue(tx, userId, id, now)) as DueRow;
  });
  return toOwnDueCareDto(row, today);
}

async function openDue(tx: Tx, userId: number, id: number, now: Date): Promise<DueRow> {
  const seen = await ownDue(tx, userId, id, now);
  if (!seen) throw dueNotFound();
  await lockDue(tx, seen);
  const due = (await ownDue(tx, userId, id, now)) as DueRow;
  if (due.status !== "open") throw notDueAnyMore();
  // mutant(due-care-answers.test.ts): what is booked is cancelled before it is answered
  if (due.booking?.is_for_it) throw bookedAlready();
  return due;
}

/** As the owner's own record, so that the next day is counted from it. */
async function noteDone(
  tx: Tx,
  { id, userpetId, kind, name, bornOn, bornPrecision }: DueRow,
  { given_on: given, product }: CareAnswer,
  today: Day,
  now: Date,
): Promise<void> {
  const givenOn = given as Day;
  if (givenOn > today) throw invalidField("given_on", "This day is still to come.");
  const birth = bornOn !== null && bornPrecision !== null && { born_on: bornOn, born_precision: bornPrecision };
  if (birth && givenOn < earliestBirth(birth)) throw invalidField("given_on", "Your pet was not born yet.");
  const { id: recordId } = await recordCare(
    tx,
    { userpetId },
    { source: "owner", recordedBy: null },
    {
      kind: kind === "check-up" ? "treatment" : kind,
      given_on: givenOn,
      // What it counts for is read from its words.
      product: product === "" ? name : kind === "deworming" ? product : `${name}: ${product}`,
      batch: "",
      note: "Done elsewhere",
      weight_kg: null,
      due_on: null,
    },
  );
  await updateDue(tx, id, { status: "done", closedAt: now, snoozedUntil: null, recordId });
}
