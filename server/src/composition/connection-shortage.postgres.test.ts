import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { testShop } from "../../test/support/test-shop.ts";
import { describeConnectionShortage } from "./connection-shortage.ts";

const shop = testShop();

const connections = async (): Promise<number> => {
  const [found] = await shop.database.db.execute(sql`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as count`);
  return (found as { count: number }).count;
};
const shortage = (workers: number, databasePool: number, databaseListenUrl?: string) =>
  describeConnectionShortage(shop.database, { workers, databasePool, databaseListenUrl });

it("more processes than PostgreSQL has connections for are noticed, unless a pooler shares them out", async () => {
  const available = await connections();
  expect(await shortage(1, available - 1)).toBeUndefined();
  expect(await shortage(1, available)).toMatch(
    new RegExp(`may need ${available + 1} connections.*gives ${available}:`),
  );
  expect(await shortage(9, available, "postgres://direct")).toBeUndefined();
});
