import type { RequestStatus } from "@pawhaven/contract";

/** A yes can still be taken back, or an animal that returns to us could never be promised again; a no is final. */
const successors: Record<RequestStatus, readonly RequestStatus[]> = {
  open: ["approved", "declined", "withdrawn"],
  approved: ["declined"],
  declined: [],
  withdrawn: [],
};

export const canBecome = (from: RequestStatus, to: RequestStatus): boolean => successors[from].includes(to);
