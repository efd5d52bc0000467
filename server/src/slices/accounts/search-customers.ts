import { hasPermission, type SearchResult, type StaffRole } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { relationsFor } from "./related-customers.ts";
import { customersContaining } from "./workplace-store.ts";

/** By a part of the name, the email address or the phone number, among those whom the role deals with; newest first. */
export async function searchCustomers(db: Db, role: StaffRole, text: string, limit: number): Promise<SearchResult[]> {
  const related = relationsFor(role);
  if (related.length === 0) return [];
  const found = await customersContaining(db, text, related, limit);
  return found.map(({ id, name, email, phone, latestVisit }) => ({
    kind: "person",
    id: String(id),
    title: name,
    detail: phone ? `${email}, ${phone}` : email,
    date: hasPermission(role, "calendar.read") ? latestVisit : null,
  }));
}
