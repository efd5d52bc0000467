import { describe, expect, it } from "vitest";
import { findCountry } from "./country-rules.ts";

describe("a country that somebody typed", () => {
  it.each(["Vietnam", "Viet Nam", "Việt Nam", "VN", "The Socialist Republic of Vietnam"])("is Vietnam: %s", (typed) =>
    expect(findCountry(typed)).toBe("vn"),
  );

  it.each(["us", "USA", "U.S.", "U.S.A.", "America", "United States of America", "the United States"])(
    "is the United States: %s",
    (typed) => expect(findCountry(typed)).toBe("us"),
  );

  it.each(["Singapore", "SG", "Republic of Singapore"])("is Singapore: %s", (typed) =>
    expect(findCountry(typed)).toBe("sg"),
  );

  it.each(["", "Australia", "South America", "Thailand", "North Vietnam Street"])(
    "is none that the shop delivers to: %s",
    (typed) => expect(findCountry(typed)).toBeUndefined(),
  );
});
