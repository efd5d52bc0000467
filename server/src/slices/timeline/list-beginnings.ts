import type { TimelineEntry } from "@pawhaven/contract";
import { todayAt } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { listHomecomings } from "../adoption/handovers/list-homecomings.ts";
import { keyOf, type Life } from "./life.ts";

/** Birth, adoption or registration, and death. An estimated birth is no day to look back on. */
export async function listBeginnings(db: Db, { userpet, shop }: Life): Promise<TimelineEntry[]> {
  const { id, bornOn, bornPrecision, createdAt, endedOn, endedBy } = userpet;
  const homecomings = await listHomecomings(db, id);
  const entries: TimelineEntry[] = homecomings.map((handover) => ({
    kind: "adopted",
    key: keyOf("adopted", handover.id),
    day: handover.day,
  }));
  if (entries.length === 0) entries.push({ kind: "added", key: keyOf("added", id), day: todayAt(shop, createdAt) });
  if (bornOn !== null && bornPrecision !== null && bornPrecision !== "estimated")
    entries.push({ kind: "born", key: keyOf("born", id), day: bornOn, precision: bornPrecision });
  if (endedOn !== null && endedBy === "died") entries.push({ kind: "died", key: keyOf("died", id), day: endedOn });
  return entries;
}
