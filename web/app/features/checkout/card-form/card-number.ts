interface CardBrand {
  name: string;
  prefixPattern: RegExp;
  digits: number;
  /** How the digits are grouped on the card. */
  groups: readonly number[];
  cvcLength: number;
}

const commonFormat = { digits: 16, groups: [4, 4, 4, 4], cvcLength: 3 };

const brands: readonly CardBrand[] = [
  { ...commonFormat, name: "Visa", prefixPattern: /^4/ },
  { ...commonFormat, name: "Mastercard", prefixPattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { name: "American Express", prefixPattern: /^3[47]/, digits: 15, groups: [4, 6, 5], cvcLength: 4 },
  { ...commonFormat, name: "Discover", prefixPattern: /^(6011|64[4-9]|65)/ },
  { name: "Diners Club", prefixPattern: /^3(0[0-5]|[68])/, digits: 14, groups: [4, 6, 4], cvcLength: 3 },
  { ...commonFormat, name: "JCB", prefixPattern: /^35(2[89]|[3-8])/ },
];

const unknownBrand: CardBrand = { name: "", prefixPattern: /^/, digits: 19, groups: [4, 4, 4, 4, 3], cvcLength: 3 };

export const digitsOf = (text: string): string => text.replace(/\D/g, "");

export const brandOf = (number: string): CardBrand =>
  brands.find(({ prefixPattern }) => prefixPattern.test(digitsOf(number))) ?? unknownBrand;

/** Grouped as on the card: `4242 4242 4242 4242`, `3782 822463 10005`. */
export function formatCardNumber(text: string): string {
  const { groups, digits } = brandOf(text);
  let rest = digitsOf(text).slice(0, digits);
  const parts = groups.map((size) => {
    const part = rest.slice(0, size);
    rest = rest.slice(size);
    return part;
  });
  return parts.filter(Boolean).join(" ");
}
