import type { Day, UserpetDetails, UserpetFacts } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Tx } from "../../platform/db/database.ts";
import { findFirstRecordDay } from "../records/find-first-record-day.ts";
import { assertBorn } from "./assert-born.ts";
import { changeUserpet } from "./change-userpet.ts";
import { chipTaken, fieldError } from "./errors.ts";
import { ownUserpetWithChip, replaceUserpet, type UserpetRow } from "./store.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

export const updateUserpetFacts = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  { born_on: bornOn, born_precision: bornPrecision, neutered, chip }: UserpetFacts,
  now: Date,
): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    if (bornOn !== null && bornPrecision !== null) {
      const first = assertBorn({ born_on: bornOn, born_precision: bornPrecision }, todayIn(context, now));
      await assertBeforeAll(tx, row, first);
    }
    const same = chip === null ? undefined : await ownUserpetWithChip(tx, caller.userId, chip);
    if (same && same.id !== id) throw chipTaken("Another pet on your list has this chip.");
    await replaceUserpet(tx, id, { bornOn, bornPrecision, neutered, chip });
  });

/** An animal is born before anything is recorded of it. */
async function assertBeforeAll(tx: Tx, { id, endedOn }: UserpetRow, first: Day): Promise<void> {
  if (endedOn !== null && first > endedOn) throw fieldError("born_on", "It died before that day.");
  const recorded = await findFirstRecordDay(tx, { userpetId: id });
  // mutant(userpet-facts.test.ts): an animal is not born after what was recorded of it
  if (recorded !== null && first > recorded)
    throw fieldError("born_on", `Something is recorded for ${recorded}, before that day.`);
}
