import { type DueCare, openRequestStages, type StaffPetFilters } from "@pawhaven/contract";
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { containsText } from "../../../platform/db/contains-text.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { keysetPage, type Page, type PageRequest } from "../../../platform/lists/keyset-page.ts";
import {
  adoptionHandovers,
  adoptionRequests,
  pets,
  shelterStays,
  staff,
  userpets,
  users,
} from "../../../schema/index.ts";
import type { StayRow } from "../pet-store.ts";
import type { PetRow } from "../store.ts";
import type { PetColumns } from "./pet-fields.ts";

const sorting = { id: pets.id, columns: { date: pets.createdAt, fee: pets.adoptionFeeCents } };
export type PetPageRequest = PageRequest<keyof typeof sorting.columns>;

export interface PetListRow extends PetRow {
  stay: Pick<StayRow, "arrivedOn" | "leftOn" | "outcome"> | null;
  openRequests: number;
  nextDueOn: string | null;
}

const lastStay = sql<PetListRow["stay"]>`(
  select json_build_object('arrivedOn', arrived_on, 'leftOn', left_on, 'outcome', outcome)
  from shelter_stays where pet_id = "pets"."id" order by arrived_on desc, id desc limit 1
)`;
const openRequestCount = sql<number>`(
  select count(*)::integer from adoption_requests
  where pet_id = "pets"."id" and stage in ('received', 'in_review', 'meeting')
)`;

const nextDueOn = sql<string | null>`(select min(due_on)::text from due_care where pet_id = "pets"."id")`;

/** One statement, whatever the number of animals. */
export async function petPage(db: Db, where: SQL | undefined, request: PetPageRequest): Promise<Page<PetListRow>> {
  const page = keysetPage(sorting, request);
  const found = await db
    .select({ ...getTableColumns(pets), stay: lastStay, openRequests: openRequestCount, nextDueOn, ...page.key })
    .from(pets)
    .where(and(where, page.after))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.toPage(found);
}

const searchedText = sql`(${pets.name} || ' ' || ${pets.breed} || ' ' || ${pets.location} || ' ' || coalesce(${pets.chip}, ''))`;

export const matchesPetFilters = ({ text, stage, type, published, location_kind, all }: StaffPetFilters) =>
  and(
    stage ? eq(pets.stage, stage) : undefined,
    stage || all ? undefined : ne(pets.stage, "left"),
    type ? eq(pets.type, type) : undefined,
    published === "yes" ? isNotNull(pets.publishedAt) : undefined,
    published === "no" ? isNull(pets.publishedAt) : undefined,
    location_kind ? eq(pets.locationKind, location_kind) : undefined,
    text?.trim() ? containsText(searchedText, text.trim()) : undefined,
  );

export const staysOf = (db: Db, petId: number): Promise<(StayRow & { receiver: string | null })[]> =>
  db
    .select({ ...getTableColumns(shelterStays), receiver: staff.name })
    .from(shelterStays)
    .leftJoin(staff, eq(staff.id, shelterStays.receivedBy))
    .where(eq(shelterStays.petId, petId))
    .orderBy(desc(shelterStays.arrivedOn), desc(shelterStays.id));

export async function requestCountsOf(db: Db, petId: number): Promise<{ open: number; approved: number }> {
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${inArray(adoptionRequests.stage, openRequestStages)})::integer`,
      approved: sql<number>`count(*) filter (where ${eq(adoptionRequests.stage, "approved")})::integer`,
    })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.petId, petId));
  return row as { open: number; approved: number };
}

export async function currentHandoverId(db: Db, petId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: adoptionHandovers.id })
    .from(adoptionHandovers)
    .where(and(eq(adoptionHandovers.petId, petId), isNull(adoptionHandovers.returnedOn)));
  return row?.id ?? null;
}

export async function insertPet(tx: Tx, values: typeof pets.$inferInsert): Promise<PetRow> {
  const [row] = await tx.insert(pets).values(values).returning();
  return row as PetRow;
}

export async function petIdByIntake(tx: Tx, receivedBy: number, requestKey: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ petId: shelterStays.petId })
    .from(shelterStays)
    .where(and(eq(shelterStays.receivedBy, receivedBy), eq(shelterStays.requestKey, requestKey)));
  return row?.petId;
}

/** Without a new version: what is computed is not part of an edit. */
export async function setComputedFields(tx: Tx, id: number, columns: PetColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await tx.update(pets).set(columns).where(eq(pets.id, id));
}

type DueRow = Omit<DueCare, "pet" | "is_overdue"> & { petId: number; name: string; type: string; location: string };

export const dueCareUntil = (db: Db, until: string, limit: number): Promise<DueRow[]> =>
  db.execute(sql`
    select due_care.id as record_id, kind, product, given_on::text, due_on::text, pets.id as "petId", name, type, location
    from due_care join pets on pets.id = due_care.pet_id
    where due_on <= ${until}::date and stage <> 'left'
    order by due_on, due_care.id limit ${limit}`) as unknown as Promise<DueRow[]>;

export const petsWithChip = (db: Db, chip: string) =>
  db.select({ id: pets.id, name: pets.name, stage: pets.stage }).from(pets).where(eq(pets.chip, chip));

export const userpetsWithChip = (db: Db, chip: string) =>
  db
    .select({
      id: userpets.id,
      name: userpets.name,
      customer: { id: users.id, name: users.name, email: users.email, phone: users.phone },
    })
    .from(userpets)
    .innerJoin(users, eq(users.id, userpets.userId))
    .where(and(eq(userpets.chip, chip), isNull(userpets.endedOn)));

/** Of these pictures, those that an animal shows, or would show if a change were undone. */
export async function findUsedPetImages(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db.execute<{ url: string }>(sql`
    with used (url) as (
      select image ->> 'url' from pets, json_array_elements(images) as image
      union
      select image ->> 'url' from userpets, json_array_elements(images) as image
      union
      select image ->> 'url' from audit_log join audit_values on entry_id = audit_log.id,
        jsonb_array_elements(before -> 'images') as image
      where object_kind = 'pet'
    )
    select url from used where url in (select json_array_elements_text(${JSON.stringify(urls)}::json))`);
  return new Set(rows.map(({ url }) => url));
}

/** Animals in the shelter whose age is known by a day. */
export const bornPets = (db: Db): Promise<Pick<PetRow, "id" | "age" | "bornOn">[]> =>
  db
    .select({ id: pets.id, age: pets.age, bornOn: pets.bornOn })
    .from(pets)
    .where(and(isNotNull(pets.bornOn), ne(pets.stage, "left")));
