import type { personFeedsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { BookingContext } from "../booking-context.ts";
import { deletePersonFeed, downloadPersonFeed, getPersonFeed, renewPersonFeed } from "./person-feed.ts";

export const personFeedRoutes = (context: BookingContext): Handlers<typeof personFeedsEndpoints> => ({
  getPersonFeed: ({ caller, params }) => getPersonFeed(context, caller, params.id),
  renewPersonFeed: ({ caller, params }) => renewPersonFeed(context, caller, params.id),
  deletePersonFeed: ({ caller, params }) => deletePersonFeed(context, caller, params.id),
  downloadPersonFeed: ({ params }) => downloadPersonFeed(context, params.token, new Date()),
});
