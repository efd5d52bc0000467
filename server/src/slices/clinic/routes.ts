import type { clinicEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { listServices } from "./list-services.ts";

export const clinicRoutes = ({ db }: Pick<Database, "db">): Handlers<typeof clinicEndpoints> => ({
  listServices: () => listServices(db),
});
