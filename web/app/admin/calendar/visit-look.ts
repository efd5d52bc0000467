import type { BookingStatus } from "@pawhaven/contract";
import { CircleCheck, CircleX, DoorOpen, Hourglass, type LucideIcon, Stethoscope, TimerReset } from "lucide-react";

/** A colour says how far a visit is, and the icon and the word say it too. */
export const visitLooks: Readonly<Record<BookingStatus, { icon: LucideIcon; classes: string }>> = {
  Held: { icon: TimerReset, classes: "border-dashed border-amber bg-lemon" },
  Pending: { icon: Hourglass, classes: "border-dashed border-amber bg-amber-soft" },
  Confirmed: { icon: CircleCheck, classes: "border-teal bg-teal-soft" },
  Arrived: { icon: DoorOpen, classes: "border-coral bg-coral-soft" },
  "In treatment": { icon: Stethoscope, classes: "border-ink bg-lilac" },
  Done: { icon: CircleCheck, classes: "border-line-strong bg-sunken" },
  "No-show": { icon: CircleX, classes: "border-berry bg-berry-soft" },
  Cancelled: { icon: CircleX, classes: "border-line-strong bg-sunken" },
};
