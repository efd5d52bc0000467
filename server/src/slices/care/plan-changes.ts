import { addDays, type Day, type Due, mailAheadDays } from "@pawhaven/contract";

/** What is stored of something that is due, or that the owner does not want. */
export interface StoredDue extends Due {
  id: number;
  status: "open" | "dismissed";
  /** When the last mail named it. */
  reminded_on: Day | null;
  /** A visit is booked for it. */
  is_booked: boolean;
}

export interface CareChanges {
  /** What was done; the next one is opened. */
  done: number[];
  /** What nobody needs any more: its rule has ended, the animal is of another species, or it moved far ahead. */
  lapsed: number[];
  /** The same thing on another day, by a corrected record or a new version of its rule. */
  moved: (Due & { id: number })[];
  opened: Due[];
}

/** How the stored rows of one animal become what is due now. Without a change there is nothing to do. */
export function planChanges(stored: readonly StoredDue[], due: readonly Due[]): CareChanges {
  const changes: CareChanges = { done: [], lapsed: [], moved: [], opened: [] };
  for (const row of stored)
    if (row.status === "open" && !due.some(({ code }) => code === row.code)) changes.lapsed.push(row.id);
  for (const next of due)
    planOne(
      changes,
      stored.find(({ code }) => code === next.code),
      next,
    );
  return changes;
}

function planOne(changes: CareChanges, row: StoredDue | undefined, next: Due): void {
  if (!row) return void changes.opened.push(next);
  const isDone = (next.follows ?? "") > (row.follows ?? "");
  if (isDone && row.status === "open") {
    changes.done.push(row.id);
    changes.opened.push(next);
  } else if (wasRemindedOfAnotherDay(row, next)) {
    changes.lapsed.push(row.id);
    changes.opened.push(next);
  } else if (differs(row, next)) changes.moved.push({ ...next, id: row.id });
}

/** Mails of one row are never repeated, so a day that has moved far ahead gets a row of its own. */
const wasRemindedOfAnotherDay = ({ status, is_booked: isBooked, reminded_on: on }: StoredDue, next: Due): boolean =>
  status === "open" && !isBooked && on !== null && on < addDays(next.due_on, -mailAheadDays);

const differs = (row: Due, next: Due): boolean =>
  row.rule_id !== next.rule_id ||
  row.from_on !== next.from_on ||
  row.due_on !== next.due_on ||
  row.reason !== next.reason ||
  row.follows !== next.follows;
