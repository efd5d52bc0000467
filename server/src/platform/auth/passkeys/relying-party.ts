/** For whom browsers create passkeys: the shop's own host, and nobody else's. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

export const relyingPartyFrom = ({ origin, shop }: { origin: string; shop: { name: string } }): RelyingParty => ({
  id: new URL(origin).hostname,
  origin,
  // Staff can rename the shop.
  get name() {
    return shop.name;
  },
});
