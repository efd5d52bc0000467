import { usStates, vietnamProvinces } from "./address-regions.ts";
import { foldText } from "./fold-text.ts";
import { countries, type Country } from "./order-rules.ts";

/** What an address has besides the line with street and number. */
export const addressParts = ["ward", "city", "state", "postcode"] as const;
export type AddressPart = (typeof addressParts)[number];

export interface PostalAddress extends Partial<Record<AddressPart, string | undefined>> {
  address: string;
  country: Country;
}

export interface AddressField {
  name: AddressPart;
  label: string;
  /** What the form says if it is empty. Without it the field may stay empty. The API never asks for it. */
  missing?: string;
  /** As browsers know it. */
  autoComplete: string;
}

interface AddressRule {
  /** In the order of the form. */
  fields: readonly AddressField[];
  postcode: { pattern: RegExp; message: string; isNumeric: boolean };
  /** What is stored, and what a list shows. Without it any text is a state. */
  regions?: readonly (readonly [value: string, name: string])[];
  regionMessage?: string;
  /** How the lines below the street are printed; empty ones are left out. */
  lines: (part: Record<AddressPart, string>) => string[];
}

const joined = (separator: string, ...texts: string[]) => texts.filter(Boolean).join(separator);

/** Everything that differs from country to country. Vietnam has provinces and wards, and no districts, since July 2025. */
export const addressRules: Record<Country, AddressRule> = {
  vn: {
    fields: [
      {
        name: "state",
        label: "Province or city",
        missing: "Please choose a province or city.",
        autoComplete: "address-level1",
      },
      { name: "ward", label: "Ward or commune", missing: "Please enter your ward.", autoComplete: "address-level3" },
      { name: "postcode", label: "Postal code", autoComplete: "postal-code" },
    ],
    postcode: { pattern: /^\d{5,6}$/, message: "Please enter a postal code like 700000.", isNumeric: true },
    regions: vietnamProvinces.map((name) => [name, name]),
    regionMessage: "Please choose one of the 34 provinces and cities.",
    lines: ({ ward, city, state, postcode }) => [joined(", ", ward, city), joined(" ", state, postcode), countries.vn],
  },
  us: {
    fields: [
      { name: "city", label: "City", missing: "Please enter your city.", autoComplete: "address-level2" },
      { name: "state", label: "State", missing: "Please choose a state.", autoComplete: "address-level1" },
      { name: "postcode", label: "ZIP code", missing: "Please enter your ZIP code.", autoComplete: "postal-code" },
    ],
    // Not numeric: the longer form has a dash, which a phone's number pad lacks.
    postcode: { pattern: /^\d{5}(-\d{4})?$/, message: "Please enter a ZIP code like 94105.", isNumeric: false },
    regions: Object.entries(usStates),
    regionMessage: "Please choose a state.",
    lines: ({ ward, city, state, postcode }) => [ward, joined(", ", city, joined(" ", state, postcode)), countries.us],
  },
  sg: {
    fields: [
      {
        name: "postcode",
        label: "Postal code",
        missing: "Please enter your postal code.",
        autoComplete: "postal-code",
      },
    ],
    postcode: { pattern: /^\d{6}$/, message: "Please enter a postal code like 049315.", isNumeric: true },
    // The city is the country, and neither is written twice.
    lines: ({ ward, city, state, postcode }) => [
      joined(", ", ward, ...[city, state].filter((name) => foldText(name) !== "singapore")),
      joined(" ", countries.sg, postcode),
    ],
  },
};

/** An address as it is printed, line by line and none twice; the last one names the country. */
export function formatAddress(given: PostalAddress): string[] {
  const { ward = "", city = "", state = "", postcode = "" } = given;
  const lines = [given.address, ...addressRules[given.country].lines({ ward, city, state, postcode })];
  return [...new Set(lines.filter(Boolean))];
}

/** The parts of an address that are not empty. */
export const addressPartsOf = (given: Partial<Record<AddressPart, string | undefined>>) =>
  Object.fromEntries(addressParts.flatMap((part) => (given[part] ? [[part, given[part]]] : []))) as Partial<
    Record<AddressPart, string>
  >;

/** The address without parts that the form of its country does not have, as after another country was chosen. */
export function fitAddress<Address extends PostalAddress>(given: Address): Address {
  const { fields } = addressRules[given.country];
  const isKnown = (part: AddressPart) => fields.some(({ name }) => name === part);
  const state = findRegion(given.country, given.state ?? "") ?? "";
  return {
    ...given,
    ...Object.fromEntries(addressParts.map((part) => [part, isKnown(part) ? (given[part] ?? "") : ""])),
    ...(isKnown("state") && { state }),
  };
}

/** How people write a province, without marks, without "city" or its Vietnamese words, and without spaces. */
const regionKey = (text: string) =>
  foldText(text)
    .replaceAll(/[^a-z]/g, "")
    .replace(/^(thanhpho|tp|tinh)(?=.{3})/, "")
    .replace(/(?<=.{3})city$/, "");

const otherNames: Record<string, string> = { saigon: "hochiminh" };

/** The stored form of a state or province; undefined if the country has no such one. */
export function findRegion(country: Country, text: string): string | undefined {
  const { regions } = addressRules[country];
  if (!regions || text === "") return text;
  const key = otherNames[regionKey(text)] ?? regionKey(text);
  const found = regions.find(([value, name]) => value.toLowerCase() === text.toLowerCase() || regionKey(name) === key);
  return found?.[0];
}
