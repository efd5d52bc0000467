import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

export const invitationUrl = ({ origin }: Pick<ShopIdentity, "origin">, token: string): string =>
  `${origin}/admin/invitation/${token}`;
