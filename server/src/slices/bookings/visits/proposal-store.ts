import type { ProposedGear } from "@pawhaven/contract";
import { toDollars } from "@pawhaven/contract";
import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { bookings, gears, services, userpets, visitProposals } from "../../../schema/index.ts";
import { petNameOfBooking } from "../store.ts";

const proposed = {
  gearId: gears.id,
  name: gears.name,
  images: gears.images,
  priceCents: gears.priceCents,
  inStock: gears.inStock,
  state: gears.state,
  note: visitProposals.note,
};

interface ProposedRow extends Pick<typeof gears.$inferSelect, "name" | "images" | "priceCents" | "inStock" | "state"> {
  gearId: number;
  note: string;
}

const toProposedGear = ({ gearId, name, images, priceCents, inStock, state, note }: ProposedRow): ProposedGear => ({
  gear_id: gearId,
  name,
  image: images[0] ?? null,
  price: toDollars(priceCents),
  note,
  state: state !== "live" ? "not_sold" : inStock ? "available" : "sold_out",
});

export async function proposalsOf(db: Db, bookingId: number): Promise<ProposedGear[]> {
  const rows = await db
    .select(proposed)
    .from(visitProposals)
    .innerJoin(gears, eq(gears.id, visitProposals.gearId))
    .where(eq(visitProposals.bookingId, bookingId))
    .orderBy(asc(visitProposals.position));
  return rows.map(toProposedGear);
}

export const proposalsOfCustomer = async (db: Db, userId: number) => {
  const rows = await db
    .select({
      bookingId: bookings.id,
      petId: bookings.petId,
      petName: petNameOfBooking,
      serviceName: services.name,
      date: bookings.date,
      gear: proposed,
    })
    .from(visitProposals)
    .innerJoin(bookings, eq(bookings.id, visitProposals.bookingId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(gears, eq(gears.id, visitProposals.gearId))
    .leftJoin(userpets, eq(userpets.id, bookings.petId))
    .where(
      and(
        // mutant(visit-proposals.test.ts): customers see what was suggested to them only
        eq(bookings.userId, userId),
        eq(bookings.status, "Done"),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id), asc(visitProposals.position));
  return rows.map(({ gear, ...visit }) => ({ ...visit, gear: toProposedGear(gear) }));
};

/** Of these gears, those that can be suggested: an archived one is gone for good. */
export const suggestableGears = async (tx: Tx, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx
    .select({ id: gears.id })
    .from(gears)
    .where(and(inArray(gears.id, [...ids]), ne(gears.state, "archived")));
  return rows.map(({ id }) => id);
};

export async function replaceProposals(
  tx: Tx,
  bookingId: number,
  drafts: readonly { gear_id: number; note: string }[],
): Promise<void> {
  await tx.delete(visitProposals).where(eq(visitProposals.bookingId, bookingId));
  if (drafts.length === 0) return;
  const values = drafts.map(({ gear_id: gearId, note }, index) => ({ bookingId, gearId, note, position: index + 1 }));
  await tx.insert(visitProposals).values(values);
}
