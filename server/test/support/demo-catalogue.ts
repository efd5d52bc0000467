import type { Database } from "../../src/platform/db/database.ts";
import { seedCatalogue } from "../../src/demo/seed-catalogue.ts";

/** Gears as real ones are named and described, for tests about what people look for. */
export const seedDemoCatalogue = (database: Database): Promise<void> => database.transaction(seedCatalogue);
