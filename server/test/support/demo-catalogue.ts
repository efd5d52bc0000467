import type { Database } from "../../src/platform/db/database.ts";
import { seedCatalogue } from "../../src/demo/seed-catalogue.ts";

/** Gears with realistic names and descriptions, for tests of the search. */
export const seedDemoCatalogue = (database: Database): Promise<void> => database.transaction(seedCatalogue);
