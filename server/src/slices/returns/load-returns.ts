import type { Db } from "../../platform/db/database.ts";
import type { ReturnContext } from "./return-context.ts";
import type { LoadedReturn } from "./serialize.ts";
import { returnLinesOf, returnPhotosOf, returnsOf } from "./store.ts";

/** The returns of an order with their lines and photos, newest first. */
export async function loadReturns(
  db: Db,
  { images }: Pick<ReturnContext, "images">,
  orderId: number,
): Promise<LoadedReturn[]> {
  const rows = await returnsOf(db, orderId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, photos] = await Promise.all([returnLinesOf(db, ids), returnPhotosOf(db, ids)]);
  return rows.map((row) => ({
    row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
    photos: photos.filter(({ returnId }) => returnId === row.id).map(({ publicId }) => images.urlOf(publicId)),
  }));
}
