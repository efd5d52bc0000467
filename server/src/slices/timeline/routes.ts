import type { timelineEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { CareContext } from "../care/care-context.ts";
import { getUserpetTimeline } from "./get-userpet-timeline.ts";
import { listUserpetCards } from "./list-userpet-cards.ts";

export const timelineRoutes = (context: CareContext): Handlers<typeof timelineEndpoints> => ({
  listUserpetCards: ({ caller }) => listUserpetCards(context, caller, new Date()),
  getUserpetTimeline: ({ caller, params, query }) =>
    getUserpetTimeline(context, caller, params.id, query.cursor, new Date()),
});
