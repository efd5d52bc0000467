import type { AdoptionRequestStatus } from "@pawhaven/contract";

/** A pet has at most one approved request. Revoking it allows another approval, for a pet that came back to the shelter. */
const transitions: Record<AdoptionRequestStatus, readonly AdoptionRequestStatus[]> = {
  open: ["approved", "declined", "withdrawn"],
  approved: ["declined"],
  declined: [],
  withdrawn: [],
};

export const canTransition = (from: AdoptionRequestStatus, to: AdoptionRequestStatus): boolean =>
  transitions[from].includes(to);
