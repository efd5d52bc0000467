import { foldText } from "./fold-text.ts";
import { countries, type Country } from "./order-rules.ts";

/** What people write besides the code and the name. */
const otherNames: Record<Country, readonly string[]> = {
  vn: ["socialistrepublicofvietnam"],
  us: ["usa", "unitedstatesofamerica", "america"],
  sg: ["republicofsingapore"],
};

/** A country by its code or one of its names; undefined if the shop does not deliver there. */
export function findCountry(text: string): Country | undefined {
  const key = lettersOf(text).replace(/^the/, "");
  const codes = Object.keys(countries) as Country[];
  return codes.find((code) => [code, lettersOf(countries[code]), ...otherNames[code]].includes(key));
}

const lettersOf = (text: string) => foldText(text).replaceAll(/[^a-z]/g, "");
