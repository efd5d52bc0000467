import { describe, expect, it } from "vitest";
import { formatDay, weekdayOf, weeksOfMonth } from "./days.ts";

describe("the days of a calendar", () => {
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
