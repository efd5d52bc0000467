import { describe, expect, it } from "vitest";
import { addDays, addMonths, formatDay, weekdayOf, weeksOfMonth } from "./days.ts";

describe("the days of a calendar", () => {
  it("continue across the ends of months, of years and of a leap February", () => {
    expect(addDays("2030-12-31", 1)).toBe("2031-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2030-03-01", -1)).toBe("2030-02-28");
  });

  it("keep their number in another month, or become its last day", () => {
    expect(addMonths("2030-01-31", 1)).toBe("2030-02-28");
    expect(addMonths("2030-01-15", -1)).toBe("2029-12-15");
    expect(addMonths("2030-11-30", 3)).toBe("2031-02-28");
  });

  it("have the same weekday and name in every time zone", () => {
    expect([weekdayOf("2030-07-01"), weekdayOf("2030-07-07")]).toEqual([0, 6]);
    expect(formatDay("2030-07-01", "long")).toBe("Monday, July 1, 2030");
    expect(formatDay("2030-07-01", "short")).toBe("Mon, Jul 1, 2030");
    expect(formatDay("2030-07-01", "month")).toBe("July 2030");
  });

  it("form weeks that start on Monday and contain only days of the month", () => {
    const weeks = weeksOfMonth("2030-06-20");
    expect(weeks[0]).toEqual([null, null, null, null, null, "2030-06-01", "2030-06-02"]);
    expect(weeks.at(-1)).toEqual([
      "2030-06-24",
      "2030-06-25",
      "2030-06-26",
      "2030-06-27",
      "2030-06-28",
      "2030-06-29",
      "2030-06-30",
    ]);
    expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
  });
});
