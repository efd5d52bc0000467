import { findViolations } from "../../server/src/integrity/find-violations.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { openDatabase } from "../../server/src/platform/db/open-database.ts";
import { hashPassword } from "../../server/src/platform/auth/passwords.ts";
import { cartItems, gears } from "../../server/src/schema/index.ts";
import { aCustomer } from "../../server/test/support/factories.ts";
import { startCluster } from "../../server/test/support/postgres-cluster.ts";
import { type LoadFixtures, type Shopper, signInEmail, signInPassword } from "./load-mix.ts";
import { type RunningServer, startShop } from "./processes.ts";

export interface LoadEnvironment {
  shop: RunningServer;
  fixtures: LoadFixtures;
  countViolations(): Promise<number>;
  close(): Promise<void>;
}

/** The demo shop on a PostgreSQL of its own, with full shelves, and so many people who fill carts, who buy, and who sign in. */
export async function openLoadEnvironment(people: number): Promise<LoadEnvironment> {
  const cluster = await startCluster();
  const shop = await startShop({ DATABASE_URL: cluster.url, RATE_LIMIT_SCALE: "1000000", LOG_LEVEL: "info" });
  const onError = (error: Error) => console.error(error);
  const database = await openDatabase({ databaseUrl: cluster.url, dataFolder: "", databasePool: 4, onError });
  return {
    shop,
    fixtures: await createLoadFixtures(database, people),
    countViolations: async () => (await findViolations(database.db)).length,
    async close() {
      await database.close();
      await shop.stop();
      await cluster.remove();
    },
  };
}

async function createLoadFixtures(database: Database, people: number): Promise<LoadFixtures> {
  const { db } = database;
  await db.update(gears).set({ stock: 100_000_000 });
  const gearIds = (await db.select({ id: gears.id }).from(gears)).map(({ id }) => id);
  const cast: LoadFixtures = { gearIds, shoppers: [], buyers: [] };
  for (let count = 0; count < people; count++) {
    cast.buyers.push((await aCustomer(database)).token);
    cast.shoppers.push(await aShopper(database, gearIds[count % gearIds.length] as number));
  }
  const passwordHash = await hashPassword(signInPassword);
  for (let count = 0; count < people; count++) await aCustomer(database, { email: signInEmail(count), passwordHash });
  await db.execute("vacuum analyze");
  return cast;
}

async function aShopper(database: Database, gearId: number): Promise<Shopper> {
  const { id: userId, token } = await aCustomer(database);
  const wanted = { userId, gearId, quantity: 1, priceCents: 1_000 };
  const [line] = await database.db.insert(cartItems).values(wanted).returning({ id: cartItems.id });
  return { token, gearId, lineId: line?.id as number };
}
