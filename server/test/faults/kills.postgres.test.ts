import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOutbox, orders, sandboxReports } from "../../src/schema/index.ts";
import { expectSoundBooks } from "../buying.ts";
import { MailServer } from "../mail-server.ts";
import { freePort } from "../postgres-cluster.ts";
import type { ShopProcess } from "../shop-process.ts";
import { testDatabase } from "../test-database.ts";
import { startBareShop } from "./bare-shop.ts";
import { Crowd, expectNothingLost } from "./crowd.ts";

const kills = 2 * Number(process.env["FAULT_RUNS"] ?? 1);
const mails = new MailServer();
const test = testDatabase();
let port: number;
let shop: ShopProcess;
const start = () => startBareShop({ ...test.place, smtpUrl: mails.url, port });

beforeAll(async () => {
  await mails.start();
  port = await freePort();
  shop = await start();
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.ended;
  await mails.stop();
});

/** What was cut off half-way is due again after a while, which is now. */
async function makeAllDue(): Promise<void> {
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
const unhurried = { timeout: 120_000 };
const unsettled = () => test.database.db.$count(orders, sql`${orders.status} = 'awaiting_payment'`);
const unsent = () => test.database.db.$count(mailOutbox, sql`${mailOutbox.sentAt} is null`);

/** Every order was told of; whoever was told twice can see that it is the same mail. */
function expectOneMailPerOrder(ids: string[]): void {
  let repeated = 0;
  for (const id of ids) {
    const about = mails.received.filter(({ subject }) => subject?.includes(id));
    expect(new Set(about.map(({ messageId }) => messageId)).size).toBe(1);
    repeated += about.length - 1;
  }
  expect(repeated).toBeLessThanOrEqual(kills);
}

describe("a shop full of customers", { timeout: 60_000 * kills }, () => {
  it(`that is killed ${kills} times keeps every promise, once, and goes on by itself`, async () => {
    const crowd = await Crowd.gather(test.database, shop.origin, 2027);
    for (let kill = 0; kill < kills; kill++) {
      await crowd.hasWritten(5 + crowd.random.below(40));
      shop.signal("SIGKILL");
      await shop.ended;
      shop = await start();
    }
    await crowd.hasWritten(10);
    await crowd.dismiss();
    // Nobody was ever refused or answered with a fault: while the shop was down there was nobody to answer.
    expect(crowd.witness.refused).toBe(0);
    const closed = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
    expect([...crowd.witness.silences.keys()].filter((code) => !closed.has(code))).toEqual([]);
    expect(crowd.witness.silences.size).toBeGreaterThan(0);

    await makeAllDue();
    await expect.poll(unsettled, unhurried).toBe(0);
    await expect.poll(unsent, unhurried).toBe(0);
    await expectNothingLost(crowd);
    expectOneMailPerOrder(crowd.customers.flatMap((customer) => customer.orders));
    await expectSoundBooks(test);
    if (process.env["FAULT_RUNS"]) process.stdout.write(`${crowd.summary}\n`);
  });
});
