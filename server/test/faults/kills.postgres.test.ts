import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOutbox, orders, sandboxReports } from "../../src/schema/index.ts";
import { expectConsistentLedger } from "../support/orders.ts";
import { MailServer } from "../support/mail-server.ts";
import { freePort } from "../support/postgres-cluster.ts";
import type { ShopProcess } from "../support/shop-process.ts";
import { testDatabase } from "../support/test-database.ts";
import { startApiOnlyShop } from "./api-only-shop.ts";
import { LoadClients, expectNothingLost } from "./load-clients.ts";

const kills = 2 * Number(process.env["FAULT_RUNS"] ?? 1);
const mailServer = new MailServer();
const test = testDatabase();
let port: number;
let shop: ShopProcess;
const start = () => startApiOnlyShop({ ...test.environment, smtpUrl: mailServer.url, port });

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

/** What was cut off half-way is due again after a while, which is now. */
async function makeRetriesDue(): Promise<void> {
  const { db } = test.database;
  const soon = { nextAttemptAt: sql`now()` };
  await db
    .update(mailOutbox)
    .set(soon)
    .where(sql`${mailOutbox.sentAt} is null`);
  await db
    .update(sandboxReports)
    .set(soon)
    .where(sql`${sandboxReports.deliveredAt} is null`);
}

/** Many mails have piled up while the shop was down more than up. */
const longPoll = { timeout: 120_000 };
const countAwaitingPayment = () => test.database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);
const countUnsentMails = () => test.database.db.$count(mailOutbox, sql`${mailOutbox.sentAt} is null`);

/** Every order was told of; whoever was told twice can see that it is the same mail. */
function expectOneMailPerOrder(ids: string[]): void {
  let repeated = 0;
  for (const id of ids) {
    const about = mailServer.received.filter(({ subject }) => subject?.includes(id));
    expect(new Set(about.map(({ messageId }) => messageId)).size).toBe(1);
    repeated += about.length - 1;
  }
  expect(repeated).toBeLessThanOrEqual(kills);
}

describe("a shop full of customers", { timeout: 60_000 * kills }, () => {
  it(`that is killed ${kills} times keeps every promise, once, and goes on by itself`, async () => {
    const crowd = await LoadClients.start(test.database, shop.origin, 2027);
    for (let kill = 0; kill < kills; kill++) {
      await crowd.waitForWrites(5 + crowd.random.nextInt(40));
      shop.signal("SIGKILL");
      await shop.exited;
      shop = await start();
    }
    await crowd.waitForWrites(10);
    await crowd.stop();
    // Nobody was ever refused or answered with a fault: while the shop was down there was nobody to answer.
    expect(crowd.recorder.refused).toBe(0);
    const closed = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
    expect([...crowd.recorder.connectionErrors.keys()].filter((code) => !closed.has(code))).toEqual([]);
    expect(crowd.recorder.connectionErrors.size).toBeGreaterThan(0);

    await makeRetriesDue();
    await expect.poll(countAwaitingPayment, longPoll).toBe(0);
    await expect.poll(countUnsentMails, longPoll).toBe(0);
    await expectNothingLost(crowd);
    expectOneMailPerOrder(crowd.clients.flatMap((customer) => customer.orders));
    await expectConsistentLedger(test);
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${crowd.summary}\n`);
  });
});
