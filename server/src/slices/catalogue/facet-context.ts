import { ResponseCache } from "../../platform/cache/response-cache.ts";
import type { Db } from "../../platform/db/database.ts";
import type { ChangeTracker } from "../../platform/realtime/change-tracker.ts";
import { type FacetCombination, listFacetCombinations } from "./facet-store.ts";

export interface FacetContext {
  db: Db;
  combinations: () => Promise<FacetCombination[]>;
}

/** Every search shows which choices the catalogue has. To know them, all of it has to be read, so it is once per change. */
export function createFacetContext(db: Db, changes: ChangeTracker): FacetContext {
  const cache = new ResponseCache<FacetCombination[]>(changes, 1);
  const read = async () => ({ value: await listFacetCombinations(db), invalidatedBy: ["assortment"] as const });
  return { db, combinations: async () => cache.get("combinations", read) };
}
