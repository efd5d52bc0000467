import type { endpoints, GiftCardWithLedger, QueryOf, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { giftCardNotFound } from "./errors.ts";
import { toEntryDto, toGiftCardDto } from "./serialize.ts";
import { entriesOf, findGiftCard, giftCardPage } from "./store.ts";

export async function listGiftCards(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listGiftCards>,
): Promise<ReplyOf<typeof endpoints.listGiftCards>> {
  const { rows, nextCursor } = await giftCardPage(db, filters, { sort, cursor });
  return { rows: rows.map(toGiftCardDto), next_cursor: nextCursor };
}

export async function getGiftCard(db: Db, id: number): Promise<GiftCardWithLedger> {
  const found = await findGiftCard(db, id);
  if (!found) throw giftCardNotFound();
  return { ...toGiftCardDto(found), entries: (await entriesOf(db, id)).map(toEntryDto) };
}
