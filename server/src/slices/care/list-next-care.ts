import type { NextForUserpet, OwnDueCare, Species } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import { type DueRecord, listDueRecords } from "../records/list-due-records.ts";
import type { CareContext } from "./care-context.ts";
import { countsFor, rulesAt } from "./due-for.ts";
import { listEveryDueCare } from "./list-every-due-care.ts";
import { everyRule } from "./refresh-store.ts";

export interface NextCare {
  userpetId: number;
  next: Exclude<NextForUserpet, { kind: "visit" }>;
}

interface Animal {
  id: number;
  species: Species;
}

/**
 * What is due for these animals of a customer, unless it is booked or not wanted. Where a rule knows the care of a record,
 * the rule has the word: it has counted the record, and what the owner answered belongs to it.
 */
export async function listNextCare(
  context: CareContext,
  userId: number,
  animals: readonly Animal[],
  now: Date,
): Promise<NextCare[]> {
  const { db } = context.database;
  const due = await listEveryDueCare(context, userId, now);
  const rules = rulesAt(await everyRule(db), todayAt(context.shop, now), context.country);
  const speciesOf = new Map(animals.map(({ id, species }) => [id, species]));
  const records = await listDueRecords(db, [...speciesOf.keys()]);
  const isKnown = (record: DueRecord) =>
    rules.some((rule) => rule.species === speciesOf.get(record.userpetId) && countsFor(rule, record));
  return [
    ...due.filter(({ state }) => state === "open").map(byRule),
    ...records.filter((record) => !isKnown(record)).map(byRecord),
  ];
}

const byRule = ({
  userpet_id: userpetId,
  due_on: day,
  kind: care,
  name,
  is_overdue,
  reason,
}: OwnDueCare): NextCare => ({
  userpetId,
  next: { kind: "due", day, care, name, is_overdue, reason },
});

const byRecord = ({ userpetId, dueOn: day, kind: care, product }: DueRecord): NextCare => ({
  userpetId,
  next: { kind: "care", day, care, product },
});
