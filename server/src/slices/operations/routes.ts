import type { operationsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getHealth } from "./get-health.ts";

export const operationsRoutes = ({ db }: Database): Handlers<typeof operationsEndpoints> => ({
  getHealth: () => getHealth(db),
});
