import { randomUUID } from "node:crypto";
import type { Driver } from "../server/src/platform/db/driver.ts";
import { openPostgres } from "../server/src/platform/db/postgres-driver.ts";
import { hashOf } from "../server/src/platform/tokens.ts";
import { openDays } from "./open-days.ts";
import { type Running, startShop } from "./processes.ts";
import { emptyDatabase } from "./shared.ts";
import { connections } from "./throughput.ts";

export interface Booker {
  userId: number;
  token: string;
  petId: number;
}

/** A clinic of its own, with people who want to book and the days they can. */
export interface Place {
  url: string;
  shop: Running;
  database: Driver;
  people: Booker[];
  days: string[];
  close(): Promise<void>;
}

export async function openPlace(name: string, bookers: number): Promise<Place> {
  const url = await emptyDatabase(name);
  const shop = await startShop({
    DATABASE_URL: url,
    DATABASE_POOL: String(connections),
    RATE_LIMIT_SCALE: "1000000",
    SEED_DEMO: "off",
  });
  // Filling it takes longer than a shop would wait.
  const database = await openPostgres({ url, poolSize: 1, onError: console.error, patience: { answerMs: 0 } });
  const close = async () => {
    await database.close();
    await shop.stop();
  };
  return {
    url,
    shop,
    database,
    people: await makeBookers(database, bookers),
    days: await openDays(shop.origin),
    close,
  };
}

async function makeBookers(database: Driver, bookers: number): Promise<Booker[]> {
  const made: Booker[] = [];
  for (let count = 0; count < bookers; count++) {
    const token = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
    const [row] = (await database.run({
      text: `
        with person as (insert into users (name, email) values ('Booker', $1 || '@bench.example') returning id),
        open as (insert into sessions (user_id, token_hash, expires_at)
                 select id, $2, now() + interval '1 hour' from person)
        insert into userpets (user_id, name, species, breed, gender)
        select id, 'Pet', 'Dog', 'Beagle', 'Female' from person returning user_id as "userId", id as "petId"`,
      values: [token, hashOf(token)],
      rows: "objects",
    })) as Omit<Booker, "token">[];
    made.push({ ...(row as Omit<Booker, "token">), token });
  }
  return made;
}

export const run = (database: Driver, text: string) => database.run({ text, values: [], rows: "objects" });
