import { randomUUID } from "node:crypto";
import type { Driver } from "../../server/src/platform/db/driver.ts";
import { openPostgres } from "../../server/src/platform/db/postgres-driver.ts";
import { hashToken } from "../../server/src/platform/auth/tokens.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listBookableDays } from "../../server/test/support/bookable-days.ts";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { type RunningServer, startShop } from "./processes.ts";
import { createEmptyDatabase } from "./shared.ts";
import { connections } from "./throughput.ts";

export interface PetOwner {
  userId: number;
  token: string;
  petId: number;
}

/** A shop with a separate database, pet owners, and the days that can be booked. */
export interface BookingEnvironment {
  url: string;
  shop: RunningServer;
  database: Driver;
  petOwners: PetOwner[];
  days: string[];
  close(): Promise<void>;
}

export async function openBookingEnvironment(name: string, ownerCount: number): Promise<BookingEnvironment> {
  const url = await createEmptyDatabase(name);
  const shop = await startShop({
    DATABASE_URL: url,
    DATABASE_POOL: String(connections),
    RATE_LIMIT_SCALE: "1000000",
    SEED_DEMO: "off",
    ...liftedCaps,
  });
  // Seeding takes longer than the default query timeout.
  const database = await openPostgres({ url, poolSize: 1, onError: console.error, timeouts: { queryMs: 0 } });
  const close = async () => {
    await database.close();
    await shop.stop();
  };
  return {
    url,
    shop,
    database,
    petOwners: await createPetOwners(database, ownerCount),
    days: await listBookableDays(apiAt(shop.origin)),
    close,
  };
}

async function createPetOwners(database: Driver, ownerCount: number): Promise<PetOwner[]> {
  const petOwners: PetOwner[] = [];
  for (let count = 0; count < ownerCount; count++) {
    const token = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
    const [row] = (await database.run({
      text: `
        with person as (insert into users (name, email, email_confirmed_at)
                        values ('Booker', $1 || '@bench.example', now()) returning id),
        open as (insert into sessions (user_id, token_hash, expires_at)
                 select id, $2, now() + interval '1 hour' from person)
        insert into userpets (user_id, name, species, breed, gender)
        select id, 'Pet', 'Dog', 'Beagle', 'Female' from person returning user_id as "userId", id as "petId"`,
      values: [token, hashToken(token)],
      rows: "objects",
    })) as Omit<PetOwner, "token">[];
    petOwners.push({ ...(row as Omit<PetOwner, "token">), token });
  }
  return petOwners;
}

export const runSql = (database: Driver, text: string) => database.run({ text, values: [], rows: "objects" });
