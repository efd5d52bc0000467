/** At this stock or below, customers see how many are left. */
export const lowStockThreshold = 5;
