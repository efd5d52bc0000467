import { bookingDraft } from "@pawhaven/contract";
import type { StepName, VisitDraft } from "./use-visit-draft.ts";

export interface Fault {
  step: StepName | "login" | "pet" | "notes";
  text: string;
}

const steps: Record<string, Fault["step"]> = {
  pet_id: "pet",
  service_id: "service",
  date: "date",
  time_slot: "time",
  notes: "notes",
};

export const signedOut: Fault = { step: "login", text: "You need to log in to book an appointment." };

interface Attempt extends VisitDraft {
  isSignedIn: boolean;
  pet: number | undefined;
  notes: string;
}

/** The first thing that stands against a booking, in the order people are told; the contract knows that order. */
export function firstFault({ isSignedIn, pet, service, date, time, notes }: Attempt): Fault | undefined {
  if (!isSignedIn) return signedOut;
  const given = { pet_id: pet, service_id: service, date, time_slot: time, notes };
  const issue = bookingDraft.safeParse(given).error?.issues[0];
  return issue && { step: steps[String(issue.path[0])] ?? "notes", text: issue.message };
}
