import { bookingDraft } from "@pawhaven/contract";
import type { BookingStepName, SlotSelection } from "./use-slot-selection.ts";

export interface BookingFormError {
  step: BookingStepName | "login" | "pet" | "notes" | "cap";
  text: string;
}

const stepByField: Record<string, BookingFormError["step"]> = {
  pet_id: "pet",
  service_id: "service",
  date: "date",
  time_slot: "time",
  notes: "notes",
};

export const signInRequiredError: BookingFormError = {
  step: "login",
  text: "You need to log in to book an appointment.",
};

interface BookingFormValues extends Omit<SlotSelection, "person"> {
  isSignedIn: boolean;
  pet: number | undefined;
  notes: string;
}

/** The first error. The order of the checks is that of the fields in the contract's schema. */
export function validateBooking({
  isSignedIn,
  pet,
  service,
  date,
  time,
  notes,
}: BookingFormValues): BookingFormError | undefined {
  if (!isSignedIn) return signInRequiredError;
  const given = { pet_id: pet, service_id: service, date, time_slot: time, notes };
  const issue = bookingDraft.safeParse(given).error?.issues[0];
  return issue && { step: stepByField[String(issue.path[0])] ?? "notes", text: issue.message };
}
