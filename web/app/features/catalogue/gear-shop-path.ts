import { gearShop } from "../../lib/paths.ts";

/** The gear shop with a filter applied. */
export const gearShopPath = (filter: Record<string, string>): string => `${gearShop}?${new URLSearchParams(filter)}`;
