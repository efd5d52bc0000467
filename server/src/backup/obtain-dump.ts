import { assertShopFolder, connectToShop } from "../platform/db/connect-to-shop.ts";
import type { Settings } from "../settings.ts";
import type { DumpKind } from "./dump-format.ts";
import { requestDump } from "./dump-socket.ts";
import { writeDump } from "./write-dump.ts";

export type ShopPlace = Pick<Settings, "databaseUrl" | "databasePool" | "dataFolder">;

/** Dumps the PostgreSQL server, or the embedded database: through the shop that runs on it, or itself if none does. */
export async function obtainDump(place: ShopPlace, kind: DumpKind, file: string): Promise<void> {
  assertShopFolder(place);
  if (!place.databaseUrl && (await requestDump(place.dataFolder, kind, file))) return;
  // As it is: a backup made before an update must not be updated itself.
  const database = await connectToShop({ ...place, onError: () => {} });
  try {
    await writeDump(database, file, { kind });
  } finally {
    await database.close();
  }
}
