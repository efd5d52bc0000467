import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { openPlace, testPlace } from "../../../test/test-database.ts";
import { readMigrations } from "./migrate.ts";

const place = await testPlace();
afterAll(() => place.remove());

describe("several nodes that start at once on one empty database", () => {
  it("all open it, and every migration has run exactly once", async () => {
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openPlace(place)));
    const rows = await Promise.all(
      nodes.map(({ db }) => db.execute(sql`select name from schema_migrations order by name`)),
    );
    const names = (await readMigrations()).map(({ name }) => ({ name }));
    expect(rows).toEqual(nodes.map(() => names));
    await Promise.all(nodes.map((node) => node.close()));
  });
});
