/** The shop as customers see it in mails and links. */
export interface ShopIdentity {
  origin: string;
  shopName: string;
}
