import type { Booking } from "@pawhaven/contract";

/** In the words of the status that the visit has everywhere else: what is Pending is not booked yet. */
export const describeBooked = (bookings: readonly Pick<Booking, "status">[]) =>
  bookings.every(({ status }) => status === "Confirmed")
    ? { title: "Your visit is confirmed", next: "There is nothing else to do." }
    : {
        title: "Your time is held for you",
        next: "What happens next: we look at your request and confirm it by mail.",
      };
