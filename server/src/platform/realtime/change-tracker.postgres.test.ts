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
/** Of this database only: other tests run on the same server. */
const listeners = async () => {
  const query = `select pid from pg_stat_activity where datname = current_database() and query = 'listen "changes"'`;
  return (await outside.query<{ pid: number }>(query)).rows;
};

describe("several nodes on one PostgreSQL server", () => {
  it("all serve new data after a change, whichever node made it", async () => {
    await aGear(here.database, { name: "First" });
    await expect.poll(() => namesAt(there)).toEqual(["First"]);
    await aGear(there.database, { name: "Second" });
    await expect.poll(() => namesAt(here)).toEqual(["First", "Second"]);
  });

  it("send change events to subscribers of any node", async () => {
    const origin = await there.app.listen({ host: "127.0.0.1", port: 0 });
    const { body } = await fetch(`${origin}/api/live`);
    const events = new EventReader(body as ReadableStream<Uint8Array>);
    const { id } = await aGear(here.database, { name: "Third" });
    await expect.poll(() => events.topics).toContain("gears");
    await outside.query("delete from gears where id = $1", [id]);
  });

  it("serve new data after a change made outside of them", async () => {
    await outside.query("delete from gears where name = 'Second'");
    await expect.poll(() => Promise.all(nodes.map(namesAt))).toEqual([["First"], ["First"]]);
  });

  it("serve nothing stale while the LISTEN connection is lost, and cache again once it is back", async () => {
    const pids = (await listeners()).map(({ pid }) => pid);
    expect(pids).toHaveLength(2);
    await expect.poll(() => namesAt(there)).toEqual(["First"]);
    for (const pid of pids) await outside.query("select pg_terminate_backend($1, 5000)", [pid]);
    await expect.poll(() => errors).not.toHaveLength(0);

    await rename("While interrupted");
    expect(await namesAt(there)).toEqual(["While interrupted"]);

    await expect.poll(listeners).toHaveLength(2);
    await rename("Once restored");
    await expect.poll(() => Promise.all(nodes.map(namesAt))).toEqual([["Once restored"], ["Once restored"]]);
  });
});
