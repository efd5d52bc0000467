/** From this many pieces on, customers are told how many are left. */
export const lowStockThreshold = 5;
