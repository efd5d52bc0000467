import type { Driver } from "../../server/src/platform/db/driver.ts";
import { type PetOwner, openBookingEnvironment, type BookingEnvironment, runSql } from "./booking-environment.ts";
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

/** Bookings as fast as they come, many who want one slot at once, and the slots of a day among very many bookings. */
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
    for (const place of environments) await place.close();
  }
}

async function measureSlotContention({ shop, days, petOwners }: BookingEnvironment, rounds: number): Promise<Figure> {
  let clean = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const date = days[round % days.length] as string;
    const answers = await Promise.all(petOwners.map((one) => book(shop.origin, one, date)));
    times.push(performance.now() - begun);
    const got = answers.filter((answer) => answer === "201").length;
    if (got === 1 && answers.filter((answer) => answer === "409 slot_taken").length === petOwners.length - 1)
      clean += 1;
  }
  return {
    title: `${petOwners.length} bookers at once for one slot`,
    value: `${clean} of ${rounds} rounds clean, p50 ${median(times).toFixed(0)} ms`,
    reference: `1 booked, ${petOwners.length - 1} refused`,
    ratio: clean / rounds,
    target: "all",
    isMet: clean === rounds,
    mustHold: true,
  };
}

async function book(origin: string, { token, petId }: PetOwner, date: string): Promise<string> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ pet_id: petId, service_id: 1, date, time_slot: "09:00" }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code ? `${response.status} ${code}` : String(response.status);
}

/** In turns, so that whatever else the machine is doing falls on both alike. */
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
    const [withFew, withMany] = [await lookUp(small, count + warmUp), await lookUp(large, count + warmUp)];
    if (count < 0) continue;
    times[0].push(withFew);
    times[1].push(withMany);
  }
  const [withFew, withMany] = times.map(median) as [number, number];
  const ratio = withMany / withFew;
  return {
    title: `slots among ${largeCount.toLocaleString("en-US")} bookings`,
    value: `p50 ${withMany.toFixed(2)} ms`,
    reference: `${withFew.toFixed(2)} ms among ${smallCount}`,
    ratio,
    target: "≤ 2",
    isMet: ratio <= 2,
  };
}

async function lookUp({ shop: { origin }, days }: BookingEnvironment, turn: number): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/booked-time-slots?service_id=1&date=${days[turn % days.length]}`);
  await response.arrayBuffer();
  return performance.now() - begun;
}

/** Bookings of all the past, one after the other through the years, active like the others. */
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
