export const services = [
  { id: 1, name: "Vet At Clinic", minutes: 30 },
  { id: 2, name: "Basic Spa", minutes: 60 },
  { id: 3, name: "Premium Spa", minutes: 75 },
  { id: 4, name: "Ultra Spa", minutes: 90 },
] as const;
export type Service = (typeof services)[number];

export const bookingStatuses = ["Pending", "Confirmed", "Cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Only these occupy a slot, and only these can be cancelled or rescheduled. */
export const activeBookingStatuses = ["Pending", "Confirmed"] as const satisfies BookingStatus[];

export const bookableDaysAhead = 90;

export const maxBookingNotesLength = 500;
