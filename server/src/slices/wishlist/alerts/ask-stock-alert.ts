import { maxStockAlerts } from "@pawhaven/contract";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { addressNotProven, gearNotFound, gearNotSold, inStock, tooManyAlerts } from "../errors.ts";
import { gearToList } from "../store.ts";
import { countAlerts, isProven, saveAlert } from "./store.ts";

/** Joins the end of the line. Nothing is held for anybody. */
export async function askStockAlert(database: Database, { userId }: Caller, gearId: number) {
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const gear = await gearToList(tx, gearId);
    if (!gear) throw gearNotFound();
    if (gear.state !== "live") throw gearNotSold();
    if (gear.stock > 0) throw inStock();
    // mutant(alerts.test.ts): only a proven address is told of stock
    if (!(await isProven(tx, userId))) throw addressNotProven();
    // mutant(alerts.test.ts): a customer waits for a limited number of gears
    if ((await countAlerts(tx, userId)) >= maxStockAlerts) throw tooManyAlerts();
    await saveAlert(tx, userId, gearId);
    return { message: `We will email you once when ${gear.name} is back in stock.` };
  });
}
