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
  const [first, second] = await Promise.all(["small", "large"].map((name) => openPlace(cluster.url, name)));
  try {
    const places = [first as Place, second as Place] as const;
    return [await measureRush(places[0], rounds), await measureLookUp(places, lookUps)];
  } finally {
    for (const { shop, database } of [first as Place, second as Place]) {
      await database.close();
      await shop.stop();
    }
    await cluster.remove();
  }
}

interface Place {
  shop: Running;
  database: Driver;
  people: Booker[];
  days: string[];
}

async function openPlace(server: string, name: string): Promise<Place> {
  const administrator = await openPostgres({ url: server, poolSize: 1, onError: console.error });
  await run(administrator, `create database ${name}`);
  await administrator.close();
  const url = new URL(`/${name}`, server).href;
  const shop = await startShop({ DATABASE_URL: url, RATE_LIMIT_SCALE: "1000000", SEED_DEMO: "off" });
  const database = await openPostgres({ url, poolSize: 1, onError: console.error });
  return { shop, database, people: await makeBookers(database), days: await openDays(shop) };
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

async function measureRush({ shop, days, people }: Place, rounds: number): Promise<Figure> {
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

/** In turns, so that whatever else the machine is doing falls on both alike. */
async function measureLookUp([small, large]: readonly [Place, Place], lookUps: number): Promise<Figure> {
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
    title: `slots, ${many.toLocaleString("en-US")} bookings`,
    value: `median ${withMany.toFixed(2)} ms`,
    reference: `${withFew.toFixed(2)} ms with ${few}; ratio ${ratio.toFixed(2)}`,
    target: "≤ 2 ×",
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

const run = (database: Driver, text: string) => database.run({ text, values: [], rows: "objects" });

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
