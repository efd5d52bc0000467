import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";
import type { Driver } from "../../server/src/platform/db/driver.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { type BookingEnvironment, openBookingEnvironment, type PetOwner, runSql } from "./booking-environment.ts";
import { measureBookings } from "./bookings-per-second.ts";
import type { Figure } from "./table.ts";
import { connections, type Effort } from "./throughput.ts";
import { median } from "./times.ts";

interface Sizes {
  petOwners: number;
  rounds: number;
  smallCount: number;
  largeCount: number;
  lookups: number;
}

const sizes: Record<"short" | "full", Sizes> = {
  short: { petOwners: connections, rounds: 1, smallCount: 20, largeCount: 200, lookups: 5 },
  full: { petOwners: 200, rounds: 20, smallCount: 100, largeCount: 200_000, lookups: 400 },
};

/** Booking throughput, contention for one slot, and slot lookups in a large table. */
export async function measureBooking(effort: Effort): Promise<Figure[]> {
  const size = effort.short ? sizes.short : sizes.full;
  const environments: BookingEnvironment[] = [];
  try {
    environments.push(await openBookingEnvironment("booking", size.petOwners));
    environments.push(await openBookingEnvironment("bookings", connections));
    const [small, large] = environments as [BookingEnvironment, BookingEnvironment];
    return [
      await measureBookings(small, effort),
      await measureSlotContention(small, size.rounds),
      await measureSlotLookup(small, large, size),
    ];
  } finally {
    for (const environment of environments) await environment.close();
  }
}

async function measureSlotContention({ shop, days, petOwners }: BookingEnvironment, rounds: number): Promise<Figure> {
  let correctRounds = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const date = days[round % days.length] as string;
    const outcomes = await Promise.all(petOwners.map((owner) => book(shop.origin, owner, date)));
    times.push(performance.now() - begun);
    const booked = outcomes.filter((outcome) => outcome === "ok").length;
    const taken = outcomes.filter((outcome) => outcome === "slot_taken").length;
    if (booked === 1 && taken === petOwners.length - 1) correctRounds += 1;
  }
  return {
    title: `${petOwners.length} concurrent bookings of one slot`,
    value: `${correctRounds} of ${rounds} rounds correct, p50 ${median(times).toFixed(0)} ms`,
    reference: `1 booked, ${petOwners.length - 1} slot taken`,
    ratio: correctRounds / rounds,
    target: "all",
    isMet: correctRounds === rounds,
    mustHold: true,
  };
}

async function book(origin: string, { token, petId }: PetOwner, date: string): Promise<"ok" | ErrorCode> {
  try {
    const body = { pet_id: petId, service_id: 1, date, time_slot: "09:00" };
    await apiAt(origin, { token }).createBooking({ body });
    return "ok";
  } catch (error) {
    if (error instanceof ApiResponseError) return error.code;
    throw error;
  }
}

/** Alternates between both, so that other load on the machine affects them equally. */
async function measureSlotLookup(
  small: BookingEnvironment,
  large: BookingEnvironment,
  { smallCount, largeCount, lookups }: Sizes,
): Promise<Figure> {
  await fillBookingsTo(small.database, smallCount);
  await fillBookingsTo(large.database, largeCount);
  const times: [number[], number[]] = [[], []];
  const warmUp = 20;
  for (let count = -warmUp; count < lookups; count++) {
    const [smallMs, largeMs] = [await timeLookup(small, count + warmUp), await timeLookup(large, count + warmUp)];
    if (count < 0) continue;
    times[0].push(smallMs);
    times[1].push(largeMs);
  }
  const [smallMedian, largeMedian] = times.map(median) as [number, number];
  const ratio = largeMedian / smallMedian;
  return {
    title: `slot lookup, ${largeCount.toLocaleString("en-US")} bookings`,
    value: `p50 ${largeMedian.toFixed(2)} ms`,
    reference: `${smallMedian.toFixed(2)} ms with ${smallCount}`,
    ratio,
    target: "≤ 2",
    isMet: ratio <= 2,
  };
}

async function timeLookup({ shop, days }: BookingEnvironment, round: number): Promise<number> {
  const date = days[round % days.length] as string;
  const begun = performance.now();
  await apiAt(shop.origin).listSlots({ query: { service_id: 1, date } });
  return performance.now() - begun;
}

/** Adds past bookings, one per hour, with an active status. */
async function fillBookingsTo(database: Driver, count: number): Promise<void> {
  await runSql(database, "set statement_timeout = 0");
  await runSql(
    database,
    `insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, status, calendar_key)
     select pet.user_id, pet.id, 1 + n % 4, at::date, '09:00', at, at + interval '30 minutes', 'Confirmed',
            gen_random_uuid()::text
     from (select user_id, id from userpets limit 1) pet,
          generate_series((select count(*) from bookings) + 1, ${count}) n,
          lateral (select now() - n * interval '1 hour' as at) moment`,
  );
  await runSql(database, "vacuum analyze bookings");
}
