import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "@pawhaven/contract";
import type { Database } from "../../server/src/platform/db/database.ts";
import { isDaytime } from "../../server/src/platform/mail/is-daytime.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listBookableDays } from "../../server/test/support/bookable-days.ts";
import { aPetOwner, aVisit, testBookingContext } from "../../server/test/support/bookings.ts";
import { aCustomer, aUserpet } from "../../server/test/support/factories.ts";
import { testShippingDetails } from "../../server/test/support/test-shipping-details.ts";
import { type LoadEnvironment, lifetimeSeconds } from "./load-environment.ts";

export interface People {
  booked(): number;
  shipped(): number;
  reminded(): number;
  errors(): string[];
  stop(): Promise<void>;
}

const pauseMs = 1_000;

/** A pet owner who books and cancels, one who is reminded of a visit, and a clerk who ships, one step a second each. */
export async function startPeople({ shop, database, fixtures }: LoadEnvironment): Promise<People> {
  const { id: userId, token } = await aCustomer(database, { lifetimeSeconds });
  const { id: petId } = await aUserpet(database, { userId });
  const owner = apiAt(shop.origin, { token });
  const clerk = apiAt(shop.origin, { staffToken: fixtures.staffTokens[0] });
  const days = await listBookableDays(owner);
  const visitId = await aVisitAhead(database);
  const stopping = new AbortController();
  const [visits, reminders, parcels] = [
    repeat(() => bookAndCancel(owner, petId, days), stopping.signal),
    repeat(() => makeDueAgain(database, visitId), stopping.signal),
    repeat(() => shipOne(clerk), stopping.signal),
  ];
  return {
    booked: () => visits.count,
    shipped: () => parcels.count,
    reminded: () => reminders.count,
    errors: () => [...visits.errors, ...reminders.errors, ...parcels.errors],
    async stop() {
      stopping.abort();
      await Promise.all([visits.ended, reminders.ended, parcels.ended]);
    },
  };
}

/** Counts how often the work was done, until the signal. */
function repeat(work: () => Promise<boolean>, signal: AbortSignal) {
  const done = { count: 0, errors: [] as string[], ended: Promise.resolve() };
  const run = async () => {
    while (!signal.aborted) {
      try {
        if (await work()) done.count += 1;
      } catch (error) {
        done.errors.push(String(error));
      }
      await pause(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
  done.ended = run();
  return done;
}

async function bookAndCancel(owner: Api, petId: number, days: string[]): Promise<boolean> {
  const date = days[Math.floor(Math.random() * days.length)] as string;
  const { all_slots: all, booked_slots: booked } = await owner.listSlots({ query: { service_id: 1, date } });
  const free = all.find((slot) => !booked.includes(slot));
  if (!free) return false;
  const { id } = await owner.createBooking({ body: { pet_id: petId, service_id: 1, date, time_slot: free } });
  await owner.cancelBooking({ params: { id }, query: {} });
  return true;
}

const hourMs = 3_600_000;

/** Booked long ago, for a time of the next day at which the clinic is closed, so that no other visit is in its way. */
async function aVisitAhead(database: Database): Promise<number> {
  const [{ caller, petId }, context] = [await aPetOwner(database), testBookingContext(database)];
  const hours = Array.from({ length: 20 }, (_, index) => new Date(Date.now() + (2 + index) * hourMs));
  const startsAt = hours.find((hour) => isDaytime(context, hour, { from: 0, until: 5 })) as Date;
  const visitId = await aVisit(database, { userId: caller.userId, petId, startsAt });
  await database.db.execute(`update bookings set booked_at = now() - interval '2 days' where id = ${visitId}`);
  return visitId;
}

/** Its owner is reminded once; after that, as if nobody had been. */
async function makeDueAgain({ db }: Database, visitId: number): Promise<boolean> {
  const reminded = `where id = ${visitId} and reminded_at is not null`;
  return (await db.execute(`update bookings set reminded_at = null ${reminded} returning id`)).length > 0;
}

/** Of those that were ordered in this run; one of the demo waits for a visit. */
async function shipOne(clerk: Api): Promise<boolean> {
  const { rows } = await clerk.listOrdersAsStaff({ query: { status: "to_ship", text: testShippingDetails.fullName } });
  const [order] = rows;
  if (!order) return false;
  await clerk.updateOrderAsStaff({ params: { id: order.transaction_id }, body: { shipping_status: "shipping" } });
  await clerk.updateOrderAsStaff({ params: { id: order.transaction_id }, body: { shipping_status: "shipped" } });
  return true;
}
