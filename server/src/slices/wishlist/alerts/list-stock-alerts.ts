import type { StockAlert } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { toStockAlertDto } from "../serialize.ts";
import { alertsOf, allAlertsOf } from "./store.ts";

export async function listStockAlerts(db: Db, { userId }: Caller): Promise<{ items: StockAlert[] }> {
  return { items: (await alertsOf(db, userId)).map(toStockAlertDto) };
}

export async function exportStockAlerts(db: Db, userId: number) {
  const rows = await allAlertsOf(db, userId);
  return rows.map(({ gear, askedAt, toldAt }) => ({
    gear,
    asked_at: askedAt.toISOString(),
    told_at: toldAt?.toISOString() ?? null,
  }));
}
