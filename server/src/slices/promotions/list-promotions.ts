import type { endpoints, Promotion, QueryOf, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { promotionNotFound } from "./errors.ts";
import { toPromotionDto } from "./serialize.ts";
import { findPromotion, promotionPage } from "./staff-store.ts";

export async function listPromotions(
  db: Db,
  { standing, sort, cursor }: QueryOf<typeof endpoints.listPromotions>,
): Promise<ReplyOf<typeof endpoints.listPromotions>> {
  const { rows, nextCursor } = await promotionPage(db, standing, { sort, cursor });
  return { rows: rows.map(toPromotionDto), next_cursor: nextCursor };
}

export async function getPromotion(db: Db, id: number): Promise<Promotion> {
  const found = await findPromotion(db, id);
  if (!found) throw promotionNotFound();
  return toPromotionDto(found);
}
