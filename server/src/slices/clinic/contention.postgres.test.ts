import { addDays, type VisitDraft } from "@pawhaven/contract";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import {
  aBookingDraft,
  monday,
  mondayMorning,
  type PetOwner,
  petOwners,
  testBookingContext,
} from "../../../test/support/bookings.ts";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { liftedCaps } from "../../../test/support/lifted-caps.ts";
import { createTestEnvironment, openTestDatabase } from "../../../test/support/test-database.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import { bookings, reservations } from "../../schema/index.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { rescheduleBooking } from "../bookings/reschedule-booking.ts";
import { createVisit } from "../bookings/visits/create-visit.ts";
import { moveVisit } from "../bookings/visits/move-visit.ts";
import { createBlocks } from "./blocks/block-time.ts";

/** A quarter of the twenty by default: each has 200 transactions. */
const rounds = 5 * Number(process.env["FAULT_RUNS"] ?? 1);
const timeZone = "Asia/Ho_Chi_Minh";
const vet = 1;

const environment = await createTestEnvironment();
/** 200 transactions queue for 20 connections, longer than the default timeout on a busy machine. */
const openNode = () => openTestDatabase({ ...environment, timeouts: { connectMs: 30_000 } });
const nodes = await Promise.all([openNode(), openNode()]);
const [database] = nodes;
const contexts = nodes.map((node) => testBookingContext(node, liftedCaps));
const contextFor = (index: number) => contexts[index % 2] as (typeof contexts)[number];

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await environment.remove();
});

/** As the front desk takes one: for a guest, at any time that is free. */
const walkIn = (index: number, caller: StaffCaller, date: string) =>
  createVisit(contextFor(index), caller, { ...aWalkIn, date }, null, mondayMorning);
const aWalkIn: Omit<VisitDraft, "date"> = {
  source: "walk-in",
  guest: { name: "Sam", phone: "", email: "", pet_name: "Rex", species: "Dog" },
  service_id: 1,
  time_slot: "09:00",
  notes: "",
  private_note: "",
  override: true,
};

/** As staff drag one to the vet's column. */
async function drag(index: number, caller: StaffCaller, id: number, date: string): Promise<unknown> {
  const [row] = await database.db.select({ revision: bookings.revision }).from(bookings).where(eq(bookings.id, id));
  const place = { date, time_slot: "09:00", resource_ids: [vet], override: true };
  return moveVisit(contextFor(index), caller, id, { ...place, revision: row?.revision ?? 0 }, mondayMorning);
}

const holdersOn = (date: string) =>
  database.db
    .select({ bookingId: reservations.bookingId, blockId: reservations.blockId })
    .from(reservations)
    .where(and(eq(reservations.resourceId, vet), sql`during @> ${`${date}T09:10:00+07:00`}::timestamptz`));

/** Round after round on a day of its own; the clinic is closed on Sundays. */
const dayOfRound = (round: number) => addDays(monday, 7 + Math.floor((round % 60) / 6) * 7 + (round % 6));

describe("the last resource at one time", () => {
  it(`goes to one of 200 customers, walk-ins, moved visits and blocks at once, in each of ${rounds} rounds`, async () => {
    const owners = await petOwners(database, 149);
    const [movers, customers] = [owners.slice(0, 20), owners.slice(20)];
    const { caller } = await aStaffMember(database);
    const visits: { id: number; owner: PetOwner }[] = [];
    for (const [index, owner] of movers.entries()) {
      const draft = aBookingDraft(owner, { date: addDays(monday, 1 + Math.floor(index / 10)), time_slot: hour(index) });
      visits.push({ owner, id: (await createBooking(contextFor(0), owner.caller, draft, mondayMorning)).id });
    }
    for (let round = 0; round < rounds; round++) {
      const date = dayOfRound(round);
      const time = { starts_at: `${date}T02:00:00Z`, ends_at: `${date}T02:30:00Z`, reason: "Repair" };
      const block = (index: number) =>
        createBlocks({ ...contextFor(index), timeZone }, caller, { resource_ids: [vet], ...time }, mondayMorning);
      const claims = [
        ...customers.map((owner, index) => () => {
          const draft = aBookingDraft(owner, { date });
          return createBooking(contextFor(index), owner.caller, draft, mondayMorning);
        }),
        ...Array.from({ length: 50 }, (_, index) => () => walkIn(index, caller, date)),
        ...visits.map(({ id, owner }, index) => () => {
          const to = { date, time_slot: "09:00" };
          return index < 10
            ? rescheduleBooking(contextFor(index), owner.caller, id, to, mondayMorning)
            : drag(index, caller, id, date);
        }),
      ];
      // Rotated, so that everybody is first once in a while; blocks come into the middle, and in some rounds first.
      const order = claims.map((_, index) => claims[(index + round * 37) % claims.length] as () => Promise<unknown>);
      const blockAt = round % 3 === 0 ? 0 : 40;
      const blocking = { result: undefined as Promise<unknown> | undefined };
      const results = await Promise.allSettled(
        order.map((claim, index) => {
          if (index === blockAt) blocking.result = block(round);
          return claim();
        }),
      );
      await blocking.result;
      const holders = await holdersOn(date);
      expect(holders).toHaveLength(1);
      const won = holders[0]?.bookingId === null ? 0 : 1;
      expect(countOutcomes(results)).toEqual({ ...(won && { ok: 1 }), slot_taken: 199 - won });
    }
    expect(await database.db.$count(reservations, isNotNull(reservations.blockId))).toBeGreaterThan(0);
    expect(await findViolations(database.db)).toEqual([]);
  }, 300_000);
});

const hour = (index: number) =>
  `${String(9 + Math.floor((index % 10) / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
