import { randomUUID } from "node:crypto";
import { bookableDaysAhead } from "../contract/src/index.ts";
import type { Driver } from "../server/src/platform/db/driver.ts";
import { openPostgres } from "../server/src/platform/db/postgres-driver.ts";
import { hashOf } from "../server/src/platform/tokens.ts";
import { startCluster } from "../server/test/postgres-cluster.ts";
import { type Running, startShop } from "./processes.ts";
import type { Figure } from "./table.ts";

const bookers = 200;
const few = 100;
const many = 200_000;

interface Booker {
  token: string;
  petId: number;
}

/** Many who want one slot at once, and how the slots of a day are found among very many bookings. On PostgreSQL. */
export async function measureBooking(rounds: number, lookUps: number): Promise<Figure[]> {
  const cluster = await startCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url, RATE_LIMIT_SCALE: "1000000", SEED_DEMO: "off" });
  const database = await openPostgres({ url: cluster.url, poolSize: 1, onError: console.error });
  try {
    const rush = await measureRush(shop, await openDays(shop), await makeBookers(database), rounds);
    return [rush, await measureLookUp(shop, database, lookUps)];
  } finally {
    await database.close();
    await shop.stop();
    await cluster.remove();
  }
}

async function openDays({ origin }: Running): Promise<string[]> {
  const response = await fetch(`${origin}/api/booking-days`);
  const { today, closed_dates: closed } = (await response.json()) as { today: string; closed_dates: string[] };
  const day = (ahead: number) => new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: bookableDaysAhead }, (_, index) => day(index + 1));
  return days.filter((one) => !closed.includes(one));
}

async function makeBookers(database: Driver): Promise<Booker[]> {
  const made: Booker[] = [];
  for (let count = 0; count < bookers; count++) {
    const token = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
    const [row] = (await database.run({
      text: `
        with person as (insert into users (name, email) values ('Booker', $1 || '@bench.example') returning id),
        open as (insert into sessions (user_id, token_hash, expires_at)
                 select id, $2, now() + interval '1 hour' from person)
        insert into userpets (user_id, name, species, breed, gender)
        select id, 'Pet', 'Dog', 'Beagle', 'Female' from person returning id`,
      values: [token, hashOf(token)],
      rows: "objects",
    })) as { id: number }[];
    made.push({ token, petId: row?.id as number });
  }
  return made;
}

async function measureRush(shop: Running, days: string[], people: Booker[], rounds: number): Promise<Figure> {
  let clean = 0;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const date = days[round % days.length] as string;
    const answers = await Promise.all(people.map((one) => book(shop, one, date)));
    times.push(performance.now() - begun);
    const got = answers.filter((answer) => answer === "201").length;
    if (got === 1 && answers.filter((answer) => answer === "409 slot_taken").length === bookers - 1) clean += 1;
  }
  return {
    title: `${bookers} bookers, one slot`,
    value: `${clean} of ${rounds} rounds with one winner and ${bookers - 1} clean 409`,
    reference: `median round ${median(times).toFixed(0)} ms`,
    target: "every round",
    kept: clean === rounds,
  };
}

async function book({ origin }: Running, { token, petId }: Booker, date: string): Promise<string> {
  const response = await fetch(`${origin}/api/bookings`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ pet_id: petId, service_id: 1, date, time_slot: "09:00" }),
  });
  const { code } = (await response.json()) as { code?: string };
  return code ? `${response.status} ${code}` : String(response.status);
}

async function measureLookUp(shop: Running, database: Driver, lookUps: number): Promise<Figure> {
  const days = await openDays(shop);
  await fillTo(database, few);
  const withFew = await medianLookUp(shop, days, lookUps);
  await fillTo(database, many);
  const withMany = await medianLookUp(shop, days, lookUps);
  const ratio = withMany / withFew;
  return {
    title: `slots, ${many.toLocaleString("en-US")} bookings`,
    value: `median ${withMany.toFixed(2)} ms`,
    reference: `${withFew.toFixed(2)} ms with ${few}; ratio ${ratio.toFixed(2)}`,
    target: "≤ 2 ×",
    kept: ratio <= 2,
  };
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

async function medianLookUp({ origin }: Running, days: string[], lookUps: number): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < lookUps; count++) {
    const begun = performance.now();
    const response = await fetch(`${origin}/api/booked-time-slots?service_id=1&date=${days[count % days.length]}`);
    await response.arrayBuffer();
    times.push(performance.now() - begun);
  }
  return median(times.slice(Math.floor(lookUps / 5)));
}

const run = (database: Driver, text: string) => database.run({ text, values: [], rows: "objects" });

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
