import { describe, expect, it } from "vitest";
import { describeBirth } from "./describe-birth.ts";

describe("when an animal was born", () => {
  it.each([
    ["day", "Mar 9, 2024"],
    ["month", "March 2024"],
    ["year", "2024"],
    ["estimated", "about March 2024"],
  ] as const)("is said as exactly as it is known: %s", (precision, expected) => {
    expect(describeBirth("2024-03-09", precision)).toBe(expected);
  });

  it("is not said if it is not known", () => {
    expect(describeBirth(null, null)).toBeNull();
  });
});
