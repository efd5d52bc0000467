/** `Held` is a time offered to somebody on the waitlist, `Pending` one that staff have not confirmed yet. */
export const bookingStatuses = [
  "Held",
  "Pending",
  "Confirmed",
  "Arrived",
  "In treatment",
  "Done",
  "No-show",
  "Cancelled",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Visits that are still to come or going on. */
export const activeBookingStatuses = [
  "Held",
  "Pending",
  "Confirmed",
  "Arrived",
  "In treatment",
] as const satisfies BookingStatus[];

/** Only these can be cancelled or rescheduled by the customer. */
export const changeableBookingStatuses = ["Pending", "Confirmed"] as const satisfies BookingStatus[];

/** How a booking was made. */
export const bookingSources = ["online", "phone", "walk-in"] as const;

/** Pets or services in one visit. */
export const maxVisitItems = 6;

/**
 * The life of a visit as staff lead it; also back, where a wrong status can be corrected. `Done` is reached by finishing
 * the visit. Cancelled is final, because the customer was told. A held time belongs to the waitlist.
 */
export const visitTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  Held: [],
  Pending: ["Confirmed", "Arrived", "No-show", "Cancelled"],
  Confirmed: ["Arrived", "No-show", "Cancelled"],
  Arrived: ["In treatment", "Done", "Confirmed", "Cancelled"],
  "In treatment": ["Done", "Arrived"],
  Done: ["In treatment"],
  "No-show": ["Arrived", "Confirmed"],
  Cancelled: [],
};

export const canVisitBecome = (from: BookingStatus, to: BookingStatus): boolean => visitTransitions[from].includes(to);

/** Staff can give these another time, another length, other people and rooms. */
export const movableBookingStatuses = [
  "Pending",
  "Confirmed",
  "Arrived",
  "In treatment",
] as const satisfies BookingStatus[];

/** What staff call a status, where the API's word is not theirs. */
export const visitStatusNames: Readonly<Record<BookingStatus, string>> = {
  Held: "Held for the waitlist",
  Pending: "Requested",
  Confirmed: "Confirmed",
  Arrived: "Arrived",
  "In treatment": "In treatment",
  Done: "Done",
  "No-show": "No-show",
  Cancelled: "Cancelled",
};

export const maxVisitNoteLength = 2000;

/** Records written when a visit is finished. */
export const maxVisitCare = 12;

/** Gears that a visit can end with. */
export const maxVisitProposals = 6;

export const maxVisitMinutes = 720;

/** So many days can be opened at once. */
export const maxCalendarDays = 42;

export const bookableDaysAhead = 90;

export const maxBookingNotesLength = 500;
