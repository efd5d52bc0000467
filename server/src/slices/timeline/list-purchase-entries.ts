import { todayAt } from "../../platform/days.ts";
import type { Db } from "../../platform/db/database.ts";
import { listDeliveriesFor } from "../orders/list-deliveries-for.ts";
import { type EntryOf, keyOf, type Life } from "./life.ts";

/** An order does not say for whom it is: what is made for animals of this species, and came while it lived here. */
export async function listPurchaseEntries(db: Db, { userpet, shop }: Life): Promise<EntryOf<"purchase">[]> {
  const { userId, species, bornOn, endedOn } = userpet;
  const deliveries = await listDeliveriesFor(db, userId, species);
  return deliveries
    .map(({ shipmentId, order, deliveredAt, gears }) => ({
      kind: "purchase" as const,
      key: keyOf("parcel", shipmentId),
      day: todayAt(shop, deliveredAt),
      order,
      gears,
    }))
    .filter(({ day }) => (bornOn === null || day >= bornOn) && (endedOn === null || day <= endedOn));
}
