import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openDatabase } from "./open-database.ts";

const [here, elsewhere] = [await createTestEnvironment("migrated"), await createTestEnvironment()];
afterAll(() => Promise.all([here.remove(), elsewhere.remove()]));

const open = (databaseListenUrl: string | undefined) =>
  openDatabase({ ...here, databaseListenUrl, databasePool: 2, onError: () => {} });

describe("a line of its own for announcements", () => {
  it("brings them, and nothing besides", async () => {
    const database = await open(here.databaseUrl);
    const heard: string[] = [];
    await database.listen("changes", { onPayload: (word) => heard.push(word), onInterrupted() {}, onRestored() {} });
    await database.db.execute(sql`select pg_notify('changes', 'gears')`);
    await expect.poll(() => heard).toEqual(["gears"]);
    await database.close();
  });

  it("that brings none is refused, with words that say what to mend", async () => {
    const database = await open(elsewhere.databaseUrl);
    const listening = database.listen("changes", { onPayload() {}, onInterrupted() {}, onRestored() {} });
    await expect(listening).rejects.toThrow(
      "Changes announced in the database are not heard. Set DATABASE_LISTEN_URL to PostgreSQL itself, not to a pooler.",
    );
    await database.close();
  });
});
