import type { Notification } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { newestRequests } from "./workplace-store.ts";

export async function listNewestRequests(db: Db, limit: number): Promise<Omit<Notification, "is_new">[]> {
  const found = await newestRequests(db, limit);
  return found.map(({ id, at, pet, customer }) => ({
    kind: "adoption_request",
    id: String(id),
    title: `${customer} would like to adopt ${pet}`,
    at: at.toISOString(),
  }));
}
