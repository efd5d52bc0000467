import {
  hasPermission,
  type SearchKind,
  searchKinds,
  searchPermissions,
  type SearchResult,
  type StaffRole,
} from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { searchCustomers } from "../accounts/search-customers.ts";
import { searchPets } from "../adoption/search-pets.ts";
import { searchBookings } from "../bookings/search-bookings.ts";
import { searchGears } from "../catalogue/search-gears.ts";
import { searchOrders } from "../orders/search-orders.ts";

const maxResultsPerKind = 5;

const searches: Record<SearchKind, (db: Db, role: StaffRole, text: string, limit: number) => Promise<SearchResult[]>> =
  {
    order: (db, _, text, limit) => searchOrders(db, text, limit),
    person: searchCustomers,
    pet: (db, _, text, limit) => searchPets(db, text, limit),
    gear: (db, _, text, limit) => searchGears(db, text, limit),
    booking: (db, _, text, limit) => searchBookings(db, text, limit),
  };

export async function searchWorkplace(db: Db, role: StaffRole, text: string): Promise<SearchResult[]> {
  const kinds = searchKinds.filter((kind) =>
    // mutant(workplace.test.ts): staff find only what their role includes
    searchPermissions[kind].some((permission) => hasPermission(role, permission)),
  );
  const results = await Promise.all(kinds.map((kind) => searches[kind](db, role, text, maxResultsPerKind)));
  return results.flat();
}
