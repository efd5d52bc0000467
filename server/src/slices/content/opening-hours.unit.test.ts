import { describe, expect, it } from "vitest";
import { readDates, readWeek } from "./opening-hours.ts";

const day = { opens: "09:00", closes: "17:00" };

describe("opening hours", () => {
  it("are parsed from one line, and days that are not listed are closed", () => {
    const saturday = { opens: "09:00", closes: "15:00" };
    expect(readWeek("Mon-Fri 09:00-17:00, Sat 09:00-15:00")).toEqual([day, day, day, day, day, saturday, null]);
    expect(readWeek("Sun 09:00-17:00")).toEqual([null, null, null, null, null, null, day]);
  });

  it("use the last of several rules for the same day", () => {
    expect(readWeek("Mon-Sun 09:00-17:00,Wed 13:00-14:00")?.[2]).toEqual({ opens: "13:00", closes: "14:00" });
  });

  it.each([
    "always",
    "Mon-Fri",
    "Mon-Fri 9:00-17:00",
    "Fri-Mon 09:00-17:00",
    "Mon 17:00-09:00",
    "Mon 09:00-09:00",
    "Mon 09:00-24:00",
    "Mon 09:00-25:00",
    "Xyz 09:00-17:00",
    "Mon 09:00-17:00,",
    "",
  ])("reject “%s”", (text) => {
    expect(readWeek(text)).toBeUndefined();
  });
});

describe("holidays", () => {
  it("are a list of dates, which may be empty", () => {
    expect(readDates(" 2030-01-01, 2030-12-25 ")).toEqual(["2030-01-01", "2030-12-25"]);
    expect(readDates("")).toEqual([]);
  });

  it.each(["Christmas", "2030-02-31", "01/01/2030", "2030-1-1", "2030-01-01T00:00"])("reject “%s”", (text) => {
    expect(readDates(text)).toBeUndefined();
  });
});
