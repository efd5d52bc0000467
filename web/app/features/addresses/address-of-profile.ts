import { addressRules, findCountry, findRegion, type PostalAddress, type Profile } from "@pawhaven/contract";

/**
 * Country and city of a profile are free text. A city that is no field of its country stays with the street. Where the shop does
 * not deliver, the address is of no use.
 */
export function addressOfProfile({
  address,
  city,
  country: name,
}: Pick<Profile, "address" | "city" | "country">): PostalAddress {
  const country = name?.trim() ? findCountry(name) : "vn";
  if (!country) return { address: "", country: "vn" };
  const [street, town] = [address ?? "", city ?? ""];
  const { fields, regions } = addressRules[country];
  if (fields.some(({ name }) => name === "city")) return { address: street, city: town, country };
  const state = regions && town ? findRegion(country, town) : undefined;
  if (state) return { address: street, state, country };
  const isCountryItself = findCountry(town) === country;
  return { address: [street, street && !isCountryItself ? town : ""].filter(Boolean).join(", "), country };
}
