import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EventReader } from "../../../test/support/event-reader.ts";
import { aGear } from "../../../test/support/factories.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";

const errors: Error[] = [];
const environment = await createTestEnvironment();
const nodes = await Promise.all([
  openShop(environment),
  openShop(environment, { onError: (error) => errors.push(error) }),
]);
const [here, there] = nodes;
const outside = new pg.Client(environment.databaseUrl);

beforeAll(() => outside.connect());
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await outside.end();
  await environment.remove();
});

const namesAt = async (node: (typeof nodes)[number]) => {
  const response = await node.app.inject({ url: "/api/gears" });
  return response.json<{ name: string }[]>().map(({ name }) => name);
};
const rename = (name: string) => outside.query("update gears set name = $1", [name]);
/** Of this database only: other tests have theirs on the same server. */
const listeners = async () => {
  const asked = `select pid from pg_stat_activity where datname = current_database() and query = 'listen "changes"'`;
  return (await outside.query<{ pid: number }>(asked)).rows;
};

describe("several nodes on one PostgreSQL server", () => {
  it("all hear of a change, whichever of them made it", async () => {
    await aGear(here.database, { name: "First" });
    await expect.poll(() => namesAt(there)).toEqual(["First"]);
    await aGear(there.database, { name: "Second" });
    await expect.poll(() => namesAt(here)).toEqual(["First", "Second"]);
  });

  it("pass it on to whoever listens at any of them", async () => {
    const origin = await there.app.listen({ host: "127.0.0.1", port: 0 });
    const { body } = await fetch(`${origin}/api/live`);
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    const { id } = await aGear(here.database, { name: "Third" });
    await expect.poll(() => events.topics).toContain("gears");
    await outside.query("delete from gears where id = $1", [id]);
  });

  it("hear of a change made by none of them", async () => {
    await outside.query("delete from gears where name = 'Second'");
    await expect.poll(() => Promise.all(nodes.map(namesAt))).toEqual([["First"], ["First"]]);
  });

  it("serve nothing stale once the connection that tells of changes was cut, and keep again when it is back", async () => {
    const pids = (await listeners()).map(({ pid }) => pid);
    expect(pids).toHaveLength(2);
    await expect.poll(() => namesAt(there)).toEqual(["First"]);
    for (const pid of pids) await outside.query("select pg_terminate_backend($1, 5000)", [pid]);
    await expect.poll(() => errors).not.toHaveLength(0);

    await rename("Unheard");
    expect(await namesAt(there)).toEqual(["Unheard"]);

    await expect.poll(listeners).toHaveLength(2);
    await rename("Heard");
    await expect.poll(() => Promise.all(nodes.map(namesAt))).toEqual([["Heard"], ["Heard"]]);
  });
});
