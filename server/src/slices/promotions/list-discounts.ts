import { type Discount, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { usesOf } from "./store.ts";

/** What promotions took off an order, the automatic one first. */
export const listDiscounts = async (db: Db, orderId: number): Promise<Discount[]> =>
  (await usesOf(db, orderId)).map(({ name, code, cents }) => ({ name, code, amount: toDollars(cents) }));
