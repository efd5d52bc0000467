export const threadKinds = ["contact", "feedback", "adoption"] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Waiting: the shop has answered, and it is the customer's turn. */
export const threadStates = ["open", "waiting", "closed"] as const;
export type ThreadState = (typeof threadStates)[number];

/** A message came from the customer, a reply went to them, a note is for staff alone. */
export const threadEntryKinds = ["message", "reply", "note"] as const;

export const maxReplyLength = 10_000;

/** What is longer is cut: a mail can have any length. */
export const maxAnswerLength = 20_000;

/** Of a mail, pictures and PDFs are kept. Pictures become WebP images without metadata. */
export const attachmentTypes = ["image/webp", "application/pdf"] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const maxAttachments = 5;
export const maxAttachmentBytes = 5 * 1024 * 1024;
/** Of one thread, all mails together. */
export const maxThreadBytes = 25 * 1024 * 1024;
/** Of a mail as it is delivered, with its attachments as Base64. */
export const maxMailBytes = 12 * 1024 * 1024;

/** In a canned answer, stands for the name of whoever wrote. */
export const namePlaceholder = "{name}";
