import type { Database } from "../../platform/db/database.ts";
import type { ShopContent } from "../content/shop-content.ts";

export interface ReportsContext {
  database: Database;
  content: Pick<ShopContent, "clinic">;
  /** Days are the shop's. */
  timeZone: string;
}
