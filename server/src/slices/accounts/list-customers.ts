import type { CustomerFilters, StaffRole } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Page, PageRequest } from "../../platform/lists/keyset-page.ts";
import { relationsFor } from "./related-customers.ts";
import type { UserRow } from "./store.ts";
import { customerPage, type ListedCustomer, relatedUserById } from "./workplace-store.ts";

interface CustomerListRequest extends PageRequest<"since"> {
  filters: CustomerFilters;
  timeZone: string;
}

/** The customers whom the role deals with. */
export const listRelatedCustomers = (
  db: Db,
  role: StaffRole,
  { filters, timeZone, ...request }: CustomerListRequest,
): Promise<Page<ListedCustomer>> => customerPage(db, relationsFor(role), filters, timeZone, request);

/** Whoever does not deal with a customer does not learn that there is one. */
export async function findRelatedCustomer(db: Db, role: StaffRole, id: number): Promise<UserRow> {
  const found = await relatedUserById(db, relationsFor(role), id);
  if (!found) throw new ApiError("not_found", "There is no such customer.");
  return found;
}
