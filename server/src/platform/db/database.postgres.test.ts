import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { TcpProxy } from "../../../test/support/tcp-proxy.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { sqlState, type Tx } from "./database.ts";
import { openDatabase } from "./open-database.ts";

const test = testDatabase();
beforeAll(async () => {
  await test.database.db.execute(sql`create table accounts (id int primary key, balance int not null)`);
  await test.database.db.execute(sql`insert into accounts values (1, 0), (2, 0)`);
});

const add = (tx: Tx, id: number) => tx.execute(sql`update accounts set balance = balance + 1 where id = ${id}`);
const balances = async () =>
  (await test.database.db.execute(sql`select balance from accounts order by id`)).map(({ balance }) => balance);

/** Blocks callers until all have arrived. Later callers pass. */
function barrier(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === size) resolve();
    return promise;
  };
}

describe("transactions on a PostgreSQL server", () => {
  it("are retried after a deadlock until both commit", async () => {
    const waitForBoth = barrier(2);
    let attempts = 0;
    const addBoth = (first: number, second: number) =>
      test.database.transaction(async (tx) => {
        attempts += 1;
        await tx.execute(sql`set local deadlock_timeout = '20ms'`);
        await add(tx, first);
        await waitForBoth();
        await add(tx, second);
      });
    await Promise.all([addBoth(1, 2), addBoth(2, 1)]);
    expect(await balances()).toEqual([2, 2]);
    expect(attempts).toBeGreaterThan(2);
  });

  it("fail with the original error after the last retry", async () => {
    let attempts = 0;
    const work = test.database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`);
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe("40001");
    expect(attempts).toBe(4);
  });

  it("are not retried after a violated constraint", async () => {
    let attempts = 0;
    const work = test.database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`insert into accounts values (1, 0)`);
    });
    await expect(work).rejects.toThrow("insert into accounts");
    expect(attempts).toBe(1);
  });

  it("fail when their connection is lost, during a statement or between two, and the next one works", async () => {
    const lostDuringStatement = test.database.transaction(async (tx) => {
      await add(tx, 1);
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(lostDuringStatement).rejects.toThrow("pg_terminate_backend");
    const lostWhileIdle = test.database.transaction(async (tx) => {
      await add(tx, 1);
      const [row] = await tx.execute(sql`select pg_backend_pid() as pid`);
      await terminateConnection(Number(row?.["pid"]));
      await add(tx, 2);
    });
    await expect(lostWhileIdle).rejects.toThrow("update accounts");
    await test.database.transaction((tx) => add(tx, 1));
    expect(await balances()).toEqual([3, 2]);
  });
});

describe("the connections of the pool", () => {
  it("have no query compiled, whatever the planner expects it to cost", async () => {
    const plan = await test.database.transaction(async (tx) => {
      await tx.execute(sql`set local jit_above_cost = 0`);
      return tx.execute(sql`explain (analyze, costs off) select count(*) from accounts`);
    });
    expect(JSON.stringify(plan)).toContain("Aggregate");
    expect(JSON.stringify(plan)).not.toContain("JIT");
  });
});

describe("a connection that the server ends in the moment it is made", () => {
  it("fails its statement alone, and the next one works", async () => {
    const proxy = await TcpProxy.startInFrontOf(test.environment.databaseUrl ?? "");
    const database = await openDatabase({
      databaseUrl: proxy.url,
      databasePool: 2,
      dataFolder: "",
      onError: () => {},
    });
    const { db } = database;
    proxy.endNextConnection();
    // The second one finds no idle connection.
    const outcomes = await Promise.allSettled([db.execute(sql`select 1`), db.execute(sql`select 2`)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 2`)])).toHaveLength(2);
    await database.close();
    await proxy.close();
  });
});

/** Waits until the connection has ended. */
async function terminateConnection(pid: number): Promise<void> {
  const client = new pg.Client(test.environment.databaseUrl);
  await client.connect();
  await client.query("select pg_terminate_backend($1, 5000)", [pid]);
  await client.end();
}
