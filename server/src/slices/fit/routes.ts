import type { fitEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { listAvoids } from "../userpets/avoids/list-avoids.ts";
import { setAvoids } from "../userpets/avoids/set-avoids.ts";
import { getFitRules } from "./get-fit-rules.ts";
import { getHousehold } from "./get-household.ts";
import { listGearFits } from "./list-gear-fits.ts";

export const fitRoutes = (database: Database): Handlers<typeof fitEndpoints> => ({
  getFitRules: () => getFitRules(database.db),
  listGearFits: ({ query }) => listGearFits(database.db, query.ids),
  getHousehold: ({ caller }) => getHousehold(database.db, caller),
  setAvoids: ({ caller, params, body }) => setAvoids(database, caller, params.id, body.avoids),
  listAvoids: ({ caller, params }) => listAvoids(database.db, caller, params.id),
});
