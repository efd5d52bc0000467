import type { ReturnStatus } from "@pawhaven/contract";

export type ReturnAction = "approve" | "decline" | "receive" | "refund" | "withdraw";

/** The life of a return. What arrived cannot be withdrawn any more, but still be declined after a look at it. */
const transitions: Record<ReturnStatus, Partial<Record<ReturnAction, ReturnStatus>>> = {
  requested: { approve: "approved", decline: "declined", withdraw: "withdrawn" },
  approved: { receive: "received", decline: "declined", withdraw: "withdrawn" },
  received: { refund: "refunded", decline: "declined" },
  refunded: {},
  declined: {},
  withdrawn: {},
};

/** Undefined if the action is not allowed. */
export const nextReturnStatus = (status: ReturnStatus, action: ReturnAction): ReturnStatus | undefined =>
  transitions[status][action];

const staffActions = ["approve", "decline", "receive", "refund"] as const;

export const staffActionsOnReturn = (status: ReturnStatus) =>
  staffActions.filter((action) => nextReturnStatus(status, action) !== undefined);
