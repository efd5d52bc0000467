import type { catalogue } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount.ts";
import { getGear } from "./get-gear.ts";
import { listGears } from "./list-gears.ts";

export const catalogueRoutes = ({ db }: Database): Handlers<typeof catalogue> => ({
  listGears: () => listGears(db),
  getGear: ({ params }) => getGear(db, params.id),
});
