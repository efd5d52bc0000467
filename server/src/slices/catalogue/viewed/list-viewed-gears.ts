import type { ViewedGears } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { hasConsent, viewedGearsOf } from "./store.ts";

export async function listViewedGears(db: Db, { userId }: Caller): Promise<ViewedGears> {
  const sold = (await viewedGearsOf(db, userId)).filter(({ state }) => state === "live");
  return { is_allowed: await hasConsent(db, userId), gear_ids: sold.map(({ id }) => id) };
}

export async function exportViewedGears(db: Db, userId: number) {
  const rows = await viewedGearsOf(db, userId);
  return rows.map(({ name, viewedAt }) => ({ gear: name, viewed_at: viewedAt.toISOString() }));
}
