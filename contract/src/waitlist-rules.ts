/** When on a day a customer can come. The afternoon begins at noon. */
export const partsOfDay = ["any", "morning", "afternoon"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** From the first day to the last. */
export const maxWaitDays = 31;

export const maxWaitlistEntries = 5;

/** How long a free time is held for whoever it is offered to. */
export const offerMinutes = 15;
