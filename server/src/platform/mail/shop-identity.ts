import type { ShopFacts } from "@pawhaven/contract";
import type { MailLimits } from "./mail-limits.ts";

/** The shop as mails and calendar files present it: who sends them, how many, and where their links lead. */
export interface ShopIdentity {
  origin: string;
  shop: Readonly<ShopFacts> & { timeZone: string };
  mailLimits: MailLimits;
}

/** Picks the identity out of more and leaves secrets behind. */
export const shopIdentityFrom = ({ origin, shop, mailLimits }: ShopIdentity): ShopIdentity => ({
  origin,
  shop,
  mailLimits,
});
