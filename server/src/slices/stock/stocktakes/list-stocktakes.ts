import type { endpoints, QueryOf, ReplyOf, Stocktake } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { stocktakeNotFound } from "./errors.ts";
import { toCountedGearDto, toStocktakeDto } from "./serialize.ts";
import { countPage, findStocktake, stocktakePage } from "./store.ts";

export async function listStocktakes(
  db: Db,
  cursor: string | undefined,
): Promise<ReplyOf<typeof endpoints.listStocktakes>> {
  const { rows, nextCursor } = await stocktakePage(db, cursor);
  return { rows: rows.map(toStocktakeDto), next_cursor: nextCursor };
}

export async function getStocktake(db: Db, id: number): Promise<Stocktake> {
  const found = await findStocktake(db, id);
  if (!found) throw stocktakeNotFound();
  return toStocktakeDto(found);
}

export async function listCountedGears(
  db: Db,
  id: number,
  query: QueryOf<typeof endpoints.listCountedGears>,
): Promise<ReplyOf<typeof endpoints.listCountedGears>> {
  if (!(await findStocktake(db, id))) throw stocktakeNotFound();
  const { rows, nextCursor } = await countPage(db, id, query);
  return { rows: rows.map(toCountedGearDto), next_cursor: nextCursor };
}
