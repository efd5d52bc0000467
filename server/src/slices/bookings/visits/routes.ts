import type { calendarEndpoints, visitProposalsEndpoints, visitsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { BookingContext } from "../booking-context.ts";
import { findBookingsOutsideHours } from "../find-bookings-outside-hours.ts";
import { changeVisitNotes } from "./change-visit-notes.ts";
import { changeVisitStatus } from "./change-visit-status.ts";
import { createVisit } from "./create-visit.ts";
import { finishVisit } from "./finish-visit.ts";
import { getCalendar, listVisitsOn } from "./get-calendar.ts";
import { getVisit } from "./get-visit.ts";
import { listStaffTimes } from "./list-staff-times.ts";
import { listVisitProposals } from "./list-visit-proposals.ts";
import { moveVisit } from "./move-visit.ts";
import { recordVisitCare, voidVisitCare } from "./record-visit-care.ts";
import { searchBookingCustomers } from "./search-booking-customers.ts";

export const visitsRoutes = (
  context: BookingContext,
): Handlers<typeof calendarEndpoints & typeof visitsEndpoints & typeof visitProposalsEndpoints> => ({
  getCalendar: ({ query }) => getCalendar(context, query, new Date()),
  listBookingsForStaff: ({ query }) => listVisitsOn(context, query.date, new Date()),
  listStaffTimes: ({ query }) => listStaffTimes(context, query),
  searchBookingCustomers: ({ query }) => searchBookingCustomers(context.database.db, query.text),
  findBookingsOutsideHours: ({ body }) => findBookingsOutsideHours(context, body, new Date()),
  getVisit: ({ caller, params }) => getVisit(context.database.db, caller, params.id, new Date()),
  createVisit: ({ caller, body, idempotencyKey }) => createVisit(context, caller, body, idempotencyKey, new Date()),
  moveVisit: ({ caller, params, body }) => moveVisit(context, caller, params.id, body, new Date()),
  changeVisitStatus: ({ caller, params, body }) => changeVisitStatus(context, caller, params.id, body, new Date()),
  changeVisitNotes: ({ caller, params, body }) => changeVisitNotes(context, caller, params.id, body, new Date()),
  finishVisit: ({ caller, params, body }) => finishVisit(context, caller, params.id, body, new Date()),
  recordVisitCare: ({ caller, params, body }) => recordVisitCare(context, caller, params.id, body, new Date()),
  voidVisitCare: ({ caller, params }) => voidVisitCare(context, caller, params.id, params.recordId, new Date()),
  listVisitProposals: ({ caller }) => listVisitProposals(context.database.db, caller),
});
