const dayMs = 86_400_000;

/** Demo data is dated relative to the day it is seeded, so that it never looks old. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);
