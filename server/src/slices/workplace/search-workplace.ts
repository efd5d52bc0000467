import { hasPermission, type SearchKind, searchKinds, searchPermissions, type SearchResult } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { searchCustomers } from "../accounts/search-customers.ts";
import { searchPets } from "../adoption/search-pets.ts";
import { searchBookings } from "../bookings/search-bookings.ts";
import { searchGears } from "../catalogue/search-gears.ts";
import { searchThreads } from "../messages/search-threads.ts";
import { searchOrders } from "../orders/search-orders.ts";

const maxResultsPerKind = 5;

type Search = (db: Db, caller: StaffCaller, text: string, limit: number) => Promise<SearchResult[]>;

const searches: Record<SearchKind, Search> = {
  order: (db, _, text, limit) => searchOrders(db, text, limit),
  person: (db, { role }, text, limit) => searchCustomers(db, role, text, limit),
  pet: (db, _, text, limit) => searchPets(db, text, limit),
  gear: (db, _, text, limit) => searchGears(db, text, limit),
  booking: (db, _, text, limit) => searchBookings(db, text, limit),
  message: searchThreads,
};

export async function searchWorkplace(db: Db, caller: StaffCaller, text: string): Promise<SearchResult[]> {
  const kinds = searchKinds.filter((kind) =>
    // mutant(workplace.test.ts): staff find only what their role includes
    searchPermissions[kind].some((permission) => hasPermission(caller.role, permission)),
  );
  const results = await Promise.all(kinds.map((kind) => searches[kind](db, caller, text, maxResultsPerKind)));
  return results.flat();
}
