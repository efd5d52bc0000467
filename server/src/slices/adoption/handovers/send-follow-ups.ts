import type { Database } from "../../../platform/db/database.ts";
import { isDaytime } from "../../../platform/mail/is-daytime.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { queueFollowUpMail } from "../mails.ts";
import { claimFollowUps } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

const batchSize = 50;

/** A question that was due while the shop was down is asked later; one that a newer one overtakes is asked with it. */
export async function sendFollowUps(
  { database, shopIdentity }: { database: Database; shopIdentity: ShopIdentity },
  now: Date,
): Promise<void> {
  if (!isDaytime(shopIdentity, now)) return;
  const sendSome = () =>
    database.transaction(async (tx) => {
      const due = await claimFollowUps(tx, todayAt(shopIdentity.shop, now), batchSize);
      for (const row of due) await queueFollowUpMail(tx, shopIdentity, row);
      return due.length;
    });
  while ((await sendSome()) === batchSize);
}
