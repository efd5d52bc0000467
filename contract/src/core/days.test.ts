import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysBetween, monthsBetween } from "./days.ts";

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
    expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
  });

  it("are counted in days and in full months", () => {
    expect(daysBetween("2030-02-27", "2030-03-01")).toBe(2);
    expect(daysBetween("2030-03-01", "2030-02-27")).toBe(-2);
    expect(monthsBetween("2030-01-31", "2030-02-27")).toBe(0);
    expect(monthsBetween("2030-01-31", "2030-02-28")).toBe(1);
    expect(monthsBetween("2029-05-10", "2031-05-09")).toBe(23);
  });
});
