import { describe, expect, it } from "vitest";
import { ageOn, ageText, birthOfAge, describeAge, monthsOld, weeksOld } from "./pet-age.ts";

const today = "2026-11-16";

describe("the age in words", () => {
  it.each([
    ["2026-10-10", "5 weeks"],
    ["2026-06-16", "5 months"],
    ["2025-09-16", "14 months"],
    ["2025-11-16", "1 year"],
    ["2021-01-01", "5 years"],
  ])("of an animal born on %s is %s", (born, text) => {
    expect(ageText(born, today)).toBe(text);
  });

  it("says where it is not exact", () => {
    expect(describeAge({ born_on: "2021-01-01", born_precision: "year" }, today)).toBe("about 5 years");
    expect(describeAge({ born_on: "2021-01-01", born_precision: "day" }, today)).toBe("5 years");
  });
});

describe("the age in years", () => {
  it("is the one that was given, until the next month", () => {
    for (const age of [0, 0.1, 0.3, 0.5, 1, 2.5, 4, 17.9, 200])
      expect(ageOn(birthOfAge(age, today).born_on, today)).toBe(age);
  });

  it("grows with the calendar", () => {
    const { born_on: bornOn } = birthOfAge(4, today);
    expect([ageOn(bornOn, "2027-11-15"), ageOn(bornOn, "2027-11-16")]).toEqual([4.9, 5]);
  });

  it("is never negative", () => {
    expect([ageOn("2027-01-01", today), monthsOld("2027-01-01", today), weeksOld("2027-01-01", today)]).toEqual([
      0, 0, 0,
    ]);
  });
});
