import type { Database } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { queueStockAlertMail } from "./mails.ts";
import { claimAlerts, gearsToTell, lockAlerts } from "./store.ts";

const batchSize = 200;

interface AlertContext {
  database: Database;
  shopIdentity: ShopIdentity;
}

/** A job. It looks at the stock itself, so it does not matter how the units came back, or whether a node was down then. */
export async function sendStockAlerts(context: AlertContext): Promise<void> {
  for (const gearId of await gearsToTell(context.database.db)) await tellOfGear(context, gearId);
}

/** Claiming and queueing share a transaction: one mail per alert, whatever happens in between. */
const tellOfGear = ({ database, shopIdentity }: AlertContext, gearId: number): Promise<void> =>
  database.transaction(async (tx) => {
    await lockAlerts(tx, gearId);
    for (const alert of await claimAlerts(tx, gearId, batchSize))
      await queueStockAlertMail(tx, shopIdentity, gearId, alert);
  });
