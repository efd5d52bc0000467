import fc from "fast-check";

/** Texts that have broken programs: by what they mean, by how they are stored, by how long they look. */
const naughtyStrings = [
  "\0",
  "nul\0inside",
  "\u0001\u0008\u001B[31m\u007F",
  "\uD800",
  "half \uDC00 pair",
  "\uFEFFbegins with a mark",
  "\u202Ethgir ot tfel",
  "\u200B\u200D\u2060",
  "👩‍👩‍👧‍👦🏳️‍🌈🐕‍🦺",
  `Z${"\u0300\u0323".repeat(40)}algo`,
  "ﷺ İıſK ß",
  "line\r\nbreak\u2028\u2029",
  "   ",
  "\t",
  "NaN",
  "Infinity",
  "-0",
  "1e400",
  "0x10",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1 --",
  "$1; drop table users",
  "%00",
  "%_\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "(((((",
  "a@b.co,c@d.co",
  "a@b.co\r\nBcc: c@d.co",
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  // Halves of surrogate pairs, which no text should hold.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 20 })
      .map((units) => units.map((unit) => String.fromCharCode(unit)).join("")),
  },
);

/** What can be kept and found again: no NUL, no half of a surrogate pair. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

export const plainText = (minLength = 0, maxLength = 60): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: "grapheme-ascii", minLength: minLength, maxLength: maxLength }),
      fc.string({ unit: "grapheme", minLength: minLength, maxLength: maxLength }),
      fc.string({ unit: "binary", minLength: minLength, maxLength: maxLength }),
    )
    .filter(
      (text) => isStorableText(text) && lengthsOf(text).every((length) => length >= minLength && length <= maxLength),
    );

/** With the spaces around it and without, in characters and in the units that a browser counts. */
export const lengthsOf = (text: string): number[] =>
  [text, text.trim()].flatMap((form) => [form.length, Array.from(form).length]);
