const dayMs = 86_400_000;

/** Demo data is dated from the day it is planted, so that it never looks old. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);
