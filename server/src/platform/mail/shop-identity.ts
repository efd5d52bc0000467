import type { Shop } from "@pawhaven/contract";

/** The shop as mails and calendar files present it: who sends them, and where their links lead. */
export interface ShopIdentity {
  origin: string;
  shop: Shop;
}

/** Picks the identity out of the settings and leaves their secrets behind. */
export const shopIdentityFrom = ({ origin, shop }: ShopIdentity): ShopIdentity => ({ origin, shop });
