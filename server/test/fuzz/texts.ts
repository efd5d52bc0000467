import fc from "fast-check";

/** Strings that often break programs by their meaning, encoding or displayed length. */
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
  // Includes lone surrogates.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 20 })
      .map((units) => units.map((unit) => String.fromCharCode(unit)).join("")),
  },
);

/** PostgreSQL cannot store NUL or lone surrogates. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

export const plainText = (minLength = 0, maxLength = 60): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: "grapheme-ascii", minLength, maxLength }),
      fc.string({ unit: "grapheme", minLength, maxLength }),
      fc.string({ unit: "binary", minLength, maxLength }),
    )
    .filter(
      (text) => isStorableText(text) && lengthsOf(text).every((length) => length >= minLength && length <= maxLength),
    );

/** With and without surrounding spaces, in UTF-16 code units and in code points. */
const lengthsOf = (text: string): number[] =>
  [text, text.trim()].flatMap((variant) => [variant.length, Array.from(variant).length]);
