import { countries, type Country, type Profile, type ShippingDetails } from "@pawhaven/contract";

/** What was typed in this tab before, else the profile. */
export function initialShippingValues(
  profile: Profile | undefined,
  typed: Partial<ShippingDetails> = {},
): ShippingDetails {
  return {
    fullName: profile?.full_name ?? "",
    email: profile?.email ?? "",
    phone: profile?.phone ?? "",
    address: profile?.address ?? "",
    country: parseCountry(profile?.country ?? "") ?? "vn",
    ...typed,
  };
}

/** The country of a profile is free text, so it is used only if it is one that the shop delivers to. */
function parseCountry(text: string): Country | undefined {
  const normalized = text.trim().toLowerCase();
  const codes = Object.keys(countries) as Country[];
  return codes.find((code) => code === normalized || countries[code].toLowerCase() === normalized);
}
