import type { catalogueEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getGearFacets } from "./get-gear-facets.ts";
import { getGear } from "./get-gear.ts";
import { listGears } from "./list-gears.ts";
import { gearIds } from "./store.ts";
import { suggestGears } from "./suggest-gears.ts";

export const catalogueRoutes = ({ db }: Database): Handlers<typeof catalogueEndpoints> => ({
  listGears: ({ query }) => listGears(db, query),
  listGearIds: () => gearIds(db),
  getGearFacets: ({ query }) => getGearFacets(db, query),
  suggestGears: ({ query }) => suggestGears(db, query),
  getGear: ({ params }) => getGear(db, params.id),
});
