import type { endpoints, ReplyOf, TimelineEntry } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { CareContext } from "../care/care-context.ts";
import { findOwnUserpet } from "../userpets/find-own-userpet.ts";
import { listBeginnings } from "./list-beginnings.ts";
import { listCareEntries } from "./list-care-entries.ts";
import { listPurchaseEntries } from "./list-purchase-entries.ts";
import { listVisitEntries } from "./list-visit-entries.ts";
import { newestFirst, orderOf } from "./order-entries.ts";

const pageSize = 12;

/** A life has some hundred entries at most: they are put in order here, and sent in pages. */
export async function getUserpetTimeline(
  { database: { db }, shop }: CareContext,
  caller: Caller,
  id: number,
  cursor: string | undefined,
  now: Date,
): Promise<ReplyOf<typeof endpoints.getUserpetTimeline>> {
  const life = { userpet: await findOwnUserpet(db, caller, id), shop, now };
  const entries: TimelineEntry[] = (
    await Promise.all([
      listBeginnings(db, life),
      listVisitEntries(db, life),
      listCareEntries(db, life),
      listPurchaseEntries(db, life),
    ])
  ).flat();
  const rest = entries.toSorted(newestFirst).filter((entry) => cursor === undefined || orderOf(entry) < cursor);
  const page = rest.slice(0, pageSize);
  const last = page.at(-1);
  return { entries: page, next_cursor: rest.length > pageSize && last ? orderOf(last) : null };
}
