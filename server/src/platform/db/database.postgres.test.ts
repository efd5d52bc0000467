import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/support/test-database.ts";
import { sqlState, type Tx } from "./database.ts";

const test = testDatabase();
beforeAll(async () => {
  await test.database.db.execute(sql`create table accounts (id int primary key, balance int not null)`);
  await test.database.db.execute(sql`insert into accounts values (1, 0), (2, 0)`);
});

const add = (tx: Tx, id: number) => tx.execute(sql`update accounts set balance = balance + 1 where id = ${id}`);
const balances = async () =>
  (await test.database.db.execute(sql`select balance from accounts order by id`)).map(({ balance }) => balance);

/** Everybody waits here until all have arrived; whoever comes back later passes. */
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
  it("that block each other are tried again until both are through", async () => {
    const meet = barrier(2);
    let attempts = 0;
    const addBoth = (first: number, second: number) =>
      test.database.transaction(async (tx) => {
        attempts += 1;
        await tx.execute(sql`set local deadlock_timeout = '20ms'`);
        await add(tx, first);
        await meet();
        await add(tx, second);
      });
    await Promise.all([addBoth(1, 2), addBoth(2, 1)]);
    expect(await balances()).toEqual([2, 2]);
    expect(attempts).toBeGreaterThan(2);
  });

  it("that can never succeed are given up after a few attempts, with the database's own error", async () => {
    let attempts = 0;
    const work = test.database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`do $$ begin raise exception 'no' using errcode = '40001'; end $$`);
    });
    expect(sqlState(await work.catch((error: unknown) => error))).toBe("40001");
    expect(attempts).toBe(4);
  });

  it("are not tried again when their own rules fail", async () => {
    let attempts = 0;
    const work = test.database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`insert into accounts values (1, 0)`);
    });
    await expect(work).rejects.toThrow("insert into accounts");
    expect(attempts).toBe(1);
  });

  it("fail alone when their connection is cut, whether they are busy or idle, and the next one works", async () => {
    const cutWhileBusy = test.database.transaction(async (tx) => {
      await add(tx, 1);
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(cutWhileBusy).rejects.toThrow("pg_terminate_backend");
    const cutWhileIdle = test.database.transaction(async (tx) => {
      await add(tx, 1);
      const [row] = await tx.execute(sql`select pg_backend_pid() as pid`);
      await terminateConnection(Number(row?.["pid"]));
      await add(tx, 2);
    });
    await expect(cutWhileIdle).rejects.toThrow("update accounts");
    await test.database.transaction((tx) => add(tx, 1));
    expect(await balances()).toEqual([3, 2]);
  });
});

/** From a connection outside; comes back when the other one has ended. */
async function terminateConnection(pid: number): Promise<void> {
  const client = new pg.Client(test.environment.databaseUrl);
  await client.connect();
  await client.query("select pg_terminate_backend($1, 5000)", [pid]);
  await client.end();
}
