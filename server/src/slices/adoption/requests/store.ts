import { type AdoptionCheck, activeRequestStages, type RequestFilters } from "@pawhaven/contract";
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import {
  adoptionChecks,
  adoptionHandovers,
  adoptionRequests,
  pets,
  requestChecks,
  requestNotes,
  staff,
  threadEntries,
  threads,
  userpets,
  users,
} from "../../../schema/index.ts";
import type { RequestRow } from "../store.ts";

export interface CardRow extends RequestRow {
  assignee: { id: number; name: string } | null;
  checksOpen: number;
  others: number;
  hasUnreadAnswer: boolean;
}

const openChecks = sql<number>`(
  select count(*)::integer from ${adoptionChecks} as required where required.is_required and not exists (
    select from ${requestChecks} as done
    where done.request_id = "adoption_requests"."id" and done.kind = required.kind and done.result = 'passed'
  )
)`;
const otherRequests = sql<number>`(
  select count(*)::integer from adoption_requests as other
  where other.pet_id = "adoption_requests"."pet_id" and other.id <> "adoption_requests"."id"
    and other.stage in ('received', 'in_review', 'meeting', 'approved')
)`;

const selectCards = (db: Db, condition: SQL | undefined) =>
  db
    .select({
      request: adoptionRequests,
      pet: pets,
      customer: { id: users.id, name: users.name, email: users.email, phone: users.phone },
      assignee: { id: staff.id, name: staff.name },
      checksOpen: openChecks,
      others: otherRequests,
      hasUnreadAnswer: sql<boolean>`coalesce(${threads.state} = 'open', false)`,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.userId))
    .leftJoin(staff, eq(staff.id, adoptionRequests.assigneeId))
    .leftJoin(threads, eq(threads.id, adoptionRequests.threadId))
    .where(condition);

const isActive = inArray(adoptionRequests.stage, activeRequestStages);
const wasClosedLately = gt(adoptionRequests.decidedAt, sql`now() - interval '30 days'`);

/** More than a board shows at once. */
const maxCards = 1000;

export const boardCards = (db: Db, { pet, type, assignee }: RequestFilters, staffId: number): Promise<CardRow[]> =>
  selectCards(
    db,
    and(
      or(isActive, wasClosedLately),
      pet === undefined ? undefined : eq(adoptionRequests.petId, pet),
      type === undefined ? undefined : eq(pets.type, type),
      assignee === "nobody" ? isNull(adoptionRequests.assigneeId) : undefined,
      assignee === undefined || assignee === "nobody"
        ? undefined
        : eq(adoptionRequests.assigneeId, assignee === "me" ? staffId : Number(assignee)),
    ),
  )
    .orderBy(asc(adoptionRequests.createdAt), asc(adoptionRequests.id))
    .limit(maxCards);

export async function cardById(db: Db, id: number): Promise<CardRow | undefined> {
  const [row] = await selectCards(db, eq(adoptionRequests.id, id));
  return row;
}

export const rivalsOf = (db: Db, { id, petId }: RequestRow["request"]): Promise<CardRow[]> =>
  selectCards(db, and(eq(adoptionRequests.petId, petId), ne(adoptionRequests.id, id), isActive)).orderBy(
    asc(adoptionRequests.createdAt),
    asc(adoptionRequests.id),
  );

export const allCards = (db: Db): Promise<CardRow[]> =>
  selectCards(db, undefined).orderBy(desc(adoptionRequests.createdAt), desc(adoptionRequests.id));

export const requiredChecks = (db: Db): Promise<(AdoptionCheck & { position: number })[]> =>
  db
    .select({
      kind: adoptionChecks.kind,
      is_required: adoptionChecks.isRequired,
      version: adoptionChecks.version,
      position: adoptionChecks.position,
    })
    .from(adoptionChecks)
    .orderBy(asc(adoptionChecks.position));

export async function setCheckRequired(
  tx: Tx,
  kind: AdoptionCheck["kind"],
  version: number,
  isRequired: boolean,
): Promise<AdoptionCheck | undefined> {
  const [row] = await tx
    .update(adoptionChecks)
    .set({ isRequired, version: sql`${adoptionChecks.version} + 1` })
    .where(
      and(
        eq(adoptionChecks.kind, kind),
        // mutant(board.test.ts): a check changed elsewhere is not overwritten
        eq(adoptionChecks.version, version),
      ),
    )
    .returning();
  return row && { kind: row.kind, is_required: row.isRequired, version: row.version };
}

export const checksOf = (db: Db, requestId: number) =>
  db
    .select({ ...getTableColumns(requestChecks), checker: staff.name })
    .from(requestChecks)
    .leftJoin(staff, eq(staff.id, requestChecks.checkedBy))
    .where(eq(requestChecks.requestId, requestId));

export async function saveCheck(tx: Tx, values: typeof requestChecks.$inferInsert): Promise<void> {
  const { result, note, checkedBy } = values;
  await tx
    .insert(requestChecks)
    .values(values)
    .onConflictDoUpdate({
      target: [requestChecks.requestId, requestChecks.kind],
      set: { result, note, checkedBy, checkedAt: sql`now()` },
    });
}

export async function reopenCheck(tx: Tx, requestId: number, kind: AdoptionCheck["kind"]): Promise<void> {
  await tx.delete(requestChecks).where(and(eq(requestChecks.requestId, requestId), eq(requestChecks.kind, kind)));
}

export const notesOf = (db: Db, requestId: number) =>
  db
    .select({ id: requestNotes.id, author: staff.name, text: requestNotes.text, at: requestNotes.createdAt })
    .from(requestNotes)
    .innerJoin(staff, eq(staff.id, requestNotes.staffId))
    .where(eq(requestNotes.requestId, requestId))
    .orderBy(asc(requestNotes.id));

export async function insertNote(tx: Tx, values: typeof requestNotes.$inferInsert): Promise<void> {
  await tx.insert(requestNotes).values(values);
}

/** The conversation with the customer, without what staff told each other. */
export const messagesOf = (db: Db, threadId: number) =>
  db
    .select({ entry: threadEntries, staffName: staff.name, name: threads.name })
    .from(threadEntries)
    .innerJoin(threads, eq(threads.id, threadEntries.threadId))
    .leftJoin(staff, eq(staff.id, threadEntries.staffId))
    .where(and(eq(threadEntries.threadId, threadId), ne(threadEntries.kind, "note")))
    .orderBy(asc(threadEntries.id));

export const handoversOf = (db: Db, requestIds: readonly number[]) =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db
        .select({ ...getTableColumns(adoptionHandovers), userpetEndedOn: userpets.endedOn })
        .from(adoptionHandovers)
        .leftJoin(userpets, eq(userpets.id, adoptionHandovers.userpetId))
        .where(inArray(adoptionHandovers.requestId, [...requestIds]));

export async function activeColleague(tx: Tx, id: number): Promise<{ id: number; name: string } | undefined> {
  const [row] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.endedAt)))
    .for("share");
  return row;
}
