import type { AdoptionRequestStatus } from "@pawhaven/contract";

/** A yes can still be taken back, or an animal that returns to us could never be promised again; a no is final. */
const transitions: Record<AdoptionRequestStatus, readonly AdoptionRequestStatus[]> = {
  open: ["approved", "declined", "withdrawn"],
  approved: ["declined"],
  declined: [],
  withdrawn: [],
};

export const canTransition = (from: AdoptionRequestStatus, to: AdoptionRequestStatus): boolean =>
  transitions[from].includes(to);
