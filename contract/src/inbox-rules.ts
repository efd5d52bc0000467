export const threadKinds = ["contact", "feedback"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Waiting: the shop has answered, and it is the customer's turn. */
export const threadStates = ["open", "waiting", "closed"] as const;
export type ThreadState = (typeof threadStates)[number];

/** A message came from the customer, a reply went to them, a note is for staff alone. */
export const threadEntryKinds = ["message", "reply", "note"] as const;

export const maxReplyLength = 10_000;

/** What is longer is cut: a mail can have any length. */
export const maxAnswerLength = 20_000;

/** In a canned answer, stands for the name of whoever wrote. */
export const namePlaceholder = "{name}";
