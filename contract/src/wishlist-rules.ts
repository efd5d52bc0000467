/** How much of each a customer can keep: enough for anybody. */
export const maxWishlistItems = 200;
export const maxSavedItems = 100;
export const maxStockAlerts = 50;
export const maxViewedGears = 20;

/** Whoever was told that a gear is back has so long before the same units are announced to the next in line. */
export const stockAlertHours = 4;
