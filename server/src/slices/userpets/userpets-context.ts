import type { Day } from "@pawhaven/contract";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { ResponsiveImageStore } from "../../platform/images/responsive-image-store.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { todayAt } from "../../platform/days.ts";
import type { UserpetRow } from "./store.ts";

/** Stops whatever lies ahead of an animal, in the transaction that says that it is gone. Other slices provide it. */
export type StopForUserpet = (tx: Tx, userpet: Pick<UserpetRow, "id" | "name">, now: Date) => Promise<void>;

export interface UserpetsContext {
  database: Database;
  shopIdentity: ShopIdentity;
  userpetImages: ResponsiveImageStore;
  onDeath: StopForUserpet;
}

export const todayIn = ({ shopIdentity }: Pick<UserpetsContext, "shopIdentity">, now: Date): Day =>
  todayAt(shopIdentity.shop, now);
