/** Why a customer sends something back. */
export const returnReasons = ["changed_mind", "damaged", "wrong_item", "not_as_described", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnReasonNames: Readonly<Record<ReturnReason, string>> = {
  changed_mind: "I changed my mind",
  damaged: "It arrived damaged",
  wrong_item: "It is the wrong item",
  not_as_described: "It is not as described",
  other: "Something else",
};

/** `declined` and `withdrawn` free the units for another return. */
export const returnStatuses = ["requested", "approved", "received", "refunded", "declined", "withdrawn"] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** Returns that wait for staff: for their decision, or for the refund. */
export const waitingReturnStatuses = ["requested", "received"] as const satisfies ReturnStatus[];

/** What the list can be filtered by. */
export const returnFilterStatuses = ["waiting", ...returnStatuses] as const;

export const maxReturnPhotos = 3;
export const maxReturnNoteLength = 1000;
export const maxReturnAnswerLength = 1000;
