import { hasPermission, type Permission, type SearchResult, type StaffRole } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { type CustomerRelation, customersContaining } from "./workplace-store.ts";

const relationsByPermission: [Permission, CustomerRelation][] = [
  ["customers.read_orders", "all"],
  ["customers.read_pets", "withPets"],
  ["customers.read_applications", "applicants"],
];

/** By a part of the name, the email address or the phone number, among those whom the role deals with. */
export async function searchCustomers(db: Db, role: StaffRole, text: string, limit: number): Promise<SearchResult[]> {
  const related = relationsByPermission.filter(([permission]) => hasPermission(role, permission));
  if (related.length === 0) return [];
  const found = await customersContaining(
    db,
    text,
    related.map(([, relation]) => relation),
    limit,
  );
  return found.map(({ id, name, email, phone, latestVisit }) => ({
    kind: "person",
    id: String(id),
    title: name,
    detail: phone ? `${email}, ${phone}` : email,
    date: hasPermission(role, "calendar.read") ? latestVisit : null,
  }));
}
