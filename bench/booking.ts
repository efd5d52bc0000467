import type { Driver } from "../server/src/platform/db/driver.ts";
import { type Booker, openPlace, type Place, run } from "./booking-place.ts";
import { measureBookings } from "./bookings-per-second.ts";
import type { Figure } from "./table.ts";
import { connections, type Effort } from "./throughput.ts";
import { median } from "./times.ts";

interface Sizes {
  bookers: number;
  rounds: number;
  few: number;
  many: number;
  lookUps: number;
}

const sizes: Record<"short" | "full", Sizes> = {
  short: { bookers: connections, rounds: 1, few: 20, many: 200, lookUps: 5 },
  full: { bookers: 200, rounds: 20, few: 100, many: 200_000, lookUps: 400 },
};

/** Bookings as fast as they come, many who want one slot at once, and the slots of a day among very many bookings. */
export async function measureBooking(effort: Effort): Promise<Figure[]> {
  const size = effort.short ? sizes.short : sizes.full;
  const places: Place[] = [];
  try {
    places.push(await openPlace("booking", size.bookers));
    places.push(await openPlace("bookings", connections));
    const [small, large] = places as [Place, Place];
    return [
      await measureBookings(small, effort),
      await measureRush(small, size.rounds),
      await measureLookUp(small, large, size),
    ];
  } finally {
    for (const place of places) await place.close();
  }
}

async function measureRush({ shop, days, people }: Place, rounds: number): Promise<Figure> {
  let clean = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const date = days[round % days.length] as string;
    const answers = await Promise.all(people.map((one) => book(shop.origin, one, date)));
    times.push(performance.now() - begun);
    const got = answers.filter((answer) => answer === "201").length;
    if (got === 1 && answers.filter((answer) => answer === "409 slot_taken").length === people.length - 1) clean += 1;
  }
  return {
    title: `${people.length} bookers at once for one slot`,
    value: `${clean} of ${rounds} rounds clean, p50 ${median(times).toFixed(0)} ms`,
    reference: `1 booked, ${people.length - 1} refused`,
    ratio: clean / rounds,
    target: "all",
    kept: clean === rounds,
    mustHold: true,
  };
}

async function book(origin: string, { token, petId }: Booker, date: string): Promise<string> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ pet_id: petId, service_id: 1, date, time_slot: "09:00" }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code ? `${response.status} ${code}` : String(response.status);
}

/** In turns, so that whatever else the machine is doing falls on both alike. */
async function measureLookUp(small: Place, large: Place, { few, many, lookUps }: Sizes): Promise<Figure> {
  await fillTo(small.database, few);
  await fillTo(large.database, many);
  const times: [number[], number[]] = [[], []];
  const warmUp = 20;
  for (let count = -warmUp; count < lookUps; count++) {
    const [withFew, withMany] = [await lookUp(small, count + warmUp), await lookUp(large, count + warmUp)];
    if (count < 0) continue;
    times[0].push(withFew);
    times[1].push(withMany);
  }
  const [withFew, withMany] = times.map(median) as [number, number];
  const ratio = withMany / withFew;
  return {
    title: `slots among ${many.toLocaleString("en-US")} bookings`,
    value: `p50 ${withMany.toFixed(2)} ms`,
    reference: `${withFew.toFixed(2)} ms among ${few}`,
    ratio,
    target: "≤ 2",
    kept: ratio <= 2,
  };
}

async function lookUp({ shop: { origin }, days }: Place, turn: number): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/booked-time-slots?service_id=1&date=${days[turn % days.length]}`);
  await response.arrayBuffer();
  return performance.now() - begun;
}

/** Bookings of all the past, one after the other through the years, active like the others. */
async function fillTo(database: Driver, count: number): Promise<void> {
  await run(database, "set statement_timeout = 0");
  await run(
    database,
    `insert into bookings (user_id, pet_id, service_id, date, time_slot, starts_at, ends_at, status, calendar_key)
     select pet.user_id, pet.id, 1 + n % 4, at::date, '09:00', at, at + interval '30 minutes', 'Confirmed',
            gen_random_uuid()::text
     from (select user_id, id from userpets limit 1) pet,
          generate_series((select count(*) from bookings) + 1, ${count}) n,
          lateral (select now() - n * interval '1 hour' as at) moment`,
  );
  await run(database, "vacuum analyze bookings");
}
