import type { BookingContext } from "../bookings/booking-context.ts";

export interface CareContext extends BookingContext {
  /** ISO code of the country whose rules come first. */
  country: string;
}
