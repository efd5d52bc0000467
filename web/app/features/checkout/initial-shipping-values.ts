import type { Profile, SavedAddress, ShippingDetails } from "@pawhaven/contract";
import { addressOfProfile } from "../addresses/address-of-profile.ts";
import { emptyParts } from "../addresses/address-values.ts";

const nobody = { address: null, city: null, country: null };

/** What was typed in this tab before, else the default address, else the profile. */
export function initialShippingValues(
  profile: Profile | undefined,
  saved: SavedAddress | undefined,
  typed: Partial<ShippingDetails> = {},
): ShippingDetails {
  return {
    fullName: profile?.full_name ?? "",
    email: profile?.email ?? "",
    phone: profile?.phone ?? "",
    ...emptyParts,
    ...(saved ? shippingOf(saved) : addressOfProfile(profile ?? nobody)),
    ...typed,
  };
}

/** Everything but the email address. */
export const shippingOf = ({ full_name: fullName, id: _id, is_default: _isDefault, ...address }: SavedAddress) => ({
  fullName,
  ...address,
});
