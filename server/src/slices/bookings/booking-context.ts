import type { GoodsAnswer } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { CapSettings } from "../../platform/caps.ts";
import type { Database, Db, Tx } from "../../platform/db/database.ts";
import { type ShopIdentity, shopIdentityFrom } from "../../platform/mail/shop-identity.ts";
import type { Settings } from "../../settings.ts";
import type { ShopContent } from "../content/shop-content.ts";

/** What is known elsewhere of goods that wait at visits. */
export interface GoodsAtVisits {
  /** Does what was decided with the goods that wait at a locked visit, or asks for a decision. */
  settle(tx: Tx, visit: { id: number }, answer: GoodsAnswer, caller: StaffCaller | null): Promise<void>;
  /** At any of these visits. */
  areWaiting(db: Db, visitIds: readonly number[]): Promise<boolean>;
}

export interface BookingContext extends ShopIdentity {
  goods: GoodsAtVisits;
  database: Database;
  content: ShopContent;
  caps: CapSettings;
}

export const createBookingContext = (
  database: Database,
  settings: Pick<Settings, "origin" | "mailLimits" | "caps">,
  content: ShopContent,
  goods: GoodsAtVisits,
): BookingContext => ({
  database,
  goods,
  content,
  caps: settings.caps,
  ...shopIdentityFrom({ ...settings, shop: content.shop }),
});
