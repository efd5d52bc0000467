import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openDatabase } from "./open-database.ts";

const [here, elsewhere] = [await createTestEnvironment("migrated"), await createTestEnvironment()];
afterAll(() => Promise.all([here.remove(), elsewhere.remove()]));

const open = (databaseListenUrl: string | undefined) =>
  openDatabase({ ...here, databaseListenUrl, databasePool: 2, onError: () => {} });

describe("a separate connection for notifications", () => {
  it("delivers notifications, and not the probe sent at startup", async () => {
    const database = await open(here.databaseUrl);
    const payloads: string[] = [];
    await database.listen("changes", {
      onPayload: (payload) => payloads.push(payload),
      onInterrupted() {},
      onRestored() {},
    });
    await database.db.execute(sql`select pg_notify('changes', 'gears')`);
    await expect.poll(() => payloads).toEqual(["gears"]);
    await database.close();
  });

  it("has delivered, once it has caught up, whatever was committed before", async () => {
    const database = await open(undefined);
    const payloads: string[] = [];
    const onPayload = (payload: string) => payloads.push(payload);
    await database.listen("changes", { onPayload, onInterrupted() {}, onRestored() {} });
    for (let round = 1; round <= 100; round++) {
      await database.db.execute(sql`select pg_notify('changes', ${String(round)})`);
      await Promise.all([database.catchUp(), database.catchUp()]);
      expect(payloads).toHaveLength(round);
    }
    await database.close();
  });

  it("prevents the start if it delivers none, with an error that says what to change", async () => {
    const database = await open(elsewhere.databaseUrl);
    const listening = database.listen("changes", { onPayload() {}, onInterrupted() {}, onRestored() {} });
    await expect(listening).rejects.toThrow(
      "Notifications from the database do not arrive. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
    );
    await database.close();
  });
});
