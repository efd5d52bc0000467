import { countries, type Country, type Profile, type ShippingDetails } from "@pawhaven/contract";

/** What the form begins with: what was typed in this tab before, else what the profile says. */
export function firstValues(profile: Profile | undefined, typed: Partial<ShippingDetails> = {}): ShippingDetails {
  return {
    fullName: profile?.full_name ?? "",
    email: profile?.email ?? "",
    phone: profile?.phone ?? "",
    address: profile?.address ?? "",
    country: countryNamed(profile?.country ?? "") ?? "vn",
    ...typed,
  };
}

/** A profile's country is free text; only a name or code the shop delivers to says anything here. */
function countryNamed(text: string): Country | undefined {
  const wanted = text.trim().toLowerCase();
  const codes = Object.keys(countries) as Country[];
  return codes.find((code) => code === wanted || countries[code].toLowerCase() === wanted);
}
