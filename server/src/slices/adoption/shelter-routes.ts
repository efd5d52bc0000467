import { animalsRoutes } from "./animals/routes.ts";
import { handoversRoutes } from "./handovers/routes.ts";
import { meetingsRoutes } from "./meetings/routes.ts";
import { requestsRoutes } from "./requests/routes.ts";
import type { ShelterContext } from "./shelter-context.ts";

export const shelterRoutes = (context: ShelterContext) => ({
  ...animalsRoutes(context),
  ...requestsRoutes(context),
  ...meetingsRoutes(context),
  ...handoversRoutes(context),
});
