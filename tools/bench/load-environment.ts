import { findViolations } from "../../server/src/integrity/find-violations.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { openDatabase } from "../../server/src/platform/db/open-database.ts";
import { hashPassword } from "../../server/src/platform/auth/passwords.ts";
import { cartItems, gears } from "../../server/src/schema/index.ts";
import { aCustomer, aStaffMember } from "../../server/test/support/factories.ts";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { startCluster } from "../../server/test/support/postgres-cluster.ts";
import { type LoadFixtures, type Shopper, signInEmail, signInPassword } from "./load-mix.ts";
import { type RunningServer, startShop } from "./processes.ts";

export interface LoadEnvironment {
  shop: RunningServer;
  database: Database;
  fixtures: LoadFixtures;
  countViolations(): Promise<number>;
  close(): Promise<void>;
}

/** The demo shop on a separate PostgreSQL server with unlimited stock, and as many shoppers, buyers and sign-ins. */
export async function openLoadEnvironment(
  customerCount: number,
  settings: Record<string, string> = {},
): Promise<LoadEnvironment> {
  const cluster = await startCluster();
  const shop = await startShop({
    DATABASE_URL: cluster.url,
    RATE_LIMIT_SCALE: "1000000",
    LOG_LEVEL: "info",
    ...liftedCaps,
    ...settings,
  });
  const onError = (error: Error) => console.error(error);
  const database = await openDatabase({ databaseUrl: cluster.url, dataFolder: "", databasePool: 4, onError });
  return {
    shop,
    database,
    fixtures: await createLoadFixtures(database, customerCount),
    countViolations: async () => (await findViolations(database.db)).length,
    async close() {
      await database.close();
      await shop.stop();
      await cluster.remove();
    },
  };
}

/** Of a session: longer than any run. */
export const lifetimeSeconds = 6 * 3600;
const staffCount = 3;

async function createLoadFixtures(database: Database, customerCount: number): Promise<LoadFixtures> {
  const { db } = database;
  await db.update(gears).set({ stock: 100_000_000 });
  const gearIds = (await db.select({ id: gears.id }).from(gears)).map(({ id }) => id);
  const fixtures: LoadFixtures = { gearIds, shoppers: [], buyers: [], staffTokens: [] };
  const passwordHash = await hashPassword(signInPassword);
  for (let count = 0; count < customerCount; count++) {
    fixtures.buyers.push((await aCustomer(database, { lifetimeSeconds })).token);
    fixtures.shoppers.push(await aShopper(database, gearIds[count % gearIds.length] as number));
    await aCustomer(database, { email: signInEmail(count), passwordHash });
  }
  while (fixtures.staffTokens.length < staffCount) fixtures.staffTokens.push((await aStaffMember(database)).staffToken);
  await db.execute("vacuum analyze");
  return fixtures;
}

async function aShopper(database: Database, gearId: number): Promise<Shopper> {
  const { id: userId, token } = await aCustomer(database, { lifetimeSeconds });
  const cartItem = { userId, gearId, quantity: 1, priceCents: 1_000 };
  const [line] = await database.db.insert(cartItems).values(cartItem).returning({ id: cartItems.id });
  return { token, gearId, lineId: line?.id as number };
}
