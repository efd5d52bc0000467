import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOutbox, orders, sandboxReports } from "../../src/schema/index.ts";
import { freePort } from "../support/postgres-cluster.ts";
import { MailServer } from "../support/mail-server.ts";
import { expectConsistentLedger } from "../support/orders.ts";
import type { ShopProcess } from "../support/shop-process.ts";
import { testDatabase } from "../support/test-database.ts";
import { startApiOnlyShop } from "./api-only-shop.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { LoadClients } from "./load-clients.ts";

const kills = 2 * Number(process.env["FAULT_RUNS"] ?? 1);
const mailServer = new MailServer();
const testDb = testDatabase();
let port: number;
let shop: ShopProcess;
const start = () => startApiOnlyShop({ ...testDb.environment, smtpUrl: mailServer.url, port });

beforeAll(async () => {
  await mailServer.start();
  port = await freePort();
  shop = await start();
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
  await mailServer.stop();
});

/** Skips the wait before the next attempt at mails and webhooks that a kill interrupted. */
async function makeRetriesDue(): Promise<void> {
  const { db } = testDb.database;
  const now = { nextAttemptAt: sql`now()` };
  await db
    .update(mailOutbox)
    .set(now)
    .where(sql`${mailOutbox.sentAt} is null`);
  await db
    .update(sandboxReports)
    .set(now)
    .where(sql`${sandboxReports.deliveredAt} is null`);
}

/** The outbox has a backlog after many restarts. */
const longPoll = { timeout: 120_000 };
const countAwaitingPayment = () => testDb.database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);
const countUnsentMails = () => testDb.database.db.$count(mailOutbox, sql`${mailOutbox.sentAt} is null`);

/** A kill between sending a mail and recording it causes a duplicate, which has the same message id. */
function expectOneMailPerOrder(ids: string[]): void {
  let repeated = 0;
  for (const id of ids) {
    const about = mailServer.received.filter(({ subject }) => subject?.includes(id));
    expect(new Set(about.map(({ messageId }) => messageId)).size).toBe(1);
    repeated += about.length - 1;
  }
  expect(repeated).toBeLessThanOrEqual(kills);
}

describe("a shop under load", { timeout: 60_000 * kills }, () => {
  it(`is killed ${kills} times and neither loses nor repeats an acknowledged write`, async () => {
    const load = await LoadClients.start(testDb.database, shop.origin, 2027);
    for (let kill = 0; kill < kills; kill++) {
      await load.waitForWrites(5 + load.random.nextInt(40));
      shop.signal("SIGKILL");
      await shop.exited;
      shop = await start();
    }
    await load.waitForWrites(10);
    await load.stop();
    // A shop that is down cannot respond, so no call is rejected.
    expect(load.recorder.rejected).toBe(0);
    const expectedErrors = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
    expect([...load.recorder.connectionErrors.keys()].filter((code) => !expectedErrors.has(code))).toEqual([]);
    expect(load.recorder.connectionErrors.size).toBeGreaterThan(0);

    await makeRetriesDue();
    await expect.poll(countAwaitingPayment, longPoll).toBe(0);
    await expect.poll(countUnsentMails, longPoll).toBe(0);
    await expectNothingLost(load);
    expectOneMailPerOrder(load.clients.flatMap(({ orders: placed }) => placed));
    await expectConsistentLedger(testDb);
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${load.summary}\n`);
  });
});
