import { countries, type Country, type Profile, type ShippingDetails } from "@pawhaven/contract";

/** What the form begins with: what was typed in this tab before, else what the profile says. */
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

/** A profile's country is free text; only a name or code the shop delivers to says anything here. */
function parseCountry(text: string): Country | undefined {
  const normalized = text.trim().toLowerCase();
  const codes = Object.keys(countries) as Country[];
  return codes.find((code) => code === normalized || countries[code].toLowerCase() === normalized);
}
