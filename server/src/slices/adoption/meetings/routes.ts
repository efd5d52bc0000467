import type { meetingsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { listMeetings, listMeetingTimes } from "./list-meetings.ts";
import { closeMeeting, moveMeeting, planMeeting } from "./plan-meeting.ts";

export const meetingsRoutes = (context: ShelterContext): Handlers<typeof meetingsEndpoints> => ({
  listMeetings: ({ query }) => listMeetings(context, query),
  listMeetingTimes: ({ params, query }) => listMeetingTimes(context, params.id, query.date, new Date()),
  planMeeting: ({ caller, params, body }) => planMeeting(context, caller, params.id, body, new Date()),
  moveMeeting: ({ caller, params, body }) => moveMeeting(context, caller, params.id, body, new Date()),
  closeMeeting: ({ caller, params, body }) => closeMeeting(context, caller, params.id, body, new Date()),
});
