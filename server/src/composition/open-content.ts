import type { Database } from "../platform/db/database.ts";
import { ChangeTracker } from "../platform/realtime/change-tracker.ts";
import type { Settings } from "../settings.ts";
import { ShopContent } from "../slices/content/shop-content.ts";

/** The content of the shop, filled from the settings where there is none, and what tells of its changes. */
export async function openContent(
  database: Database,
  { firstContent: first, timeZone }: Settings,
): Promise<{ changeTracker: ChangeTracker; content: ShopContent }> {
  const changeTracker = await ChangeTracker.create(database);
  const content = await ShopContent.open({ database, changes: changeTracker, first, timeZone });
  return { changeTracker, content };
}
