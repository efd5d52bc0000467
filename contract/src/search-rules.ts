/** A single letter would find nearly everything. */
export const minShopSearchLength = 2;
