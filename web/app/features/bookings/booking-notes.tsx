import type { Booking } from "@pawhaven/contract";

/** What the customer wrote, and what the clinic wrote for the customer. */
export const BookingNotes = ({ booking: { notes, visible_note: clinicNote } }: { booking: Booking }) => (
  <span className="wrap-anywhere">
    {notes || (clinicNote ? "" : "–")}
    {clinicNote && <span className="block whitespace-pre-wrap">From the clinic: {clinicNote}</span>}
  </span>
);
