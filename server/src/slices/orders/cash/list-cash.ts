import { type endpoints, type QueryOf, type ReplyOf, toDollars } from "@pawhaven/contract";
import { isInDateRange } from "../../../platform/lists/is-in-date-range.ts";
import type { OrderContext } from "../order-context.ts";
import { toCashRowDto } from "./serialize.ts";
import { cashMoment, cashPage, cashSums } from "./store.ts";

/** The report of cash on delivery, with the sums of all pages. */
export async function listCash(
  { database: { db }, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  { state, sort, cursor, ...days }: QueryOf<typeof endpoints.listCash>,
): Promise<ReplyOf<typeof endpoints.listCash>> {
  const where = isInDateRange(cashMoment(state), days, shopIdentity.shop.timeZone);
  const [{ rows, nextCursor }, sums] = await Promise.all([
    cashPage(db, state, where, { sort, cursor }),
    cashSums(db, state, where),
  ]);
  return {
    rows: rows.map(toCashRowDto),
    next_cursor: nextCursor,
    sums: {
      count: sums.count,
      due: toDollars(sums.dueCents),
      collected: toDollars(sums.collectedCents),
      difference: toDollars(sums.collectedCents - sums.dueCents),
    },
  };
}
