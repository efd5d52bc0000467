import { expect, it } from "vitest";
import { groupOpeningHours, schemaOpeningHours } from "./content-rules.ts";

const day = { opens: "09:00", closes: "17:00" };

it("groups consecutive days of a week that have the same hours", () => {
  expect(groupOpeningHours([day, day, day, day, day, { opens: "09:00", closes: "15:00" }, null])).toEqual([
    ["Mon - Fri", "9:00 AM - 5:00 PM"],
    ["Saturday", "9:00 AM - 3:00 PM"],
    ["Sunday", "Closed"],
  ]);
  const half = { opens: "00:30", closes: "12:00" };
  expect(groupOpeningHours([null, half, null, null, day, day, day])).toEqual([
    ["Monday", "Closed"],
    ["Tuesday", "12:30 AM - 12:00 PM"],
    ["Wed - Thu", "Closed"],
    ["Fri - Sun", "9:00 AM - 5:00 PM"],
  ]);
});

it("writes the hours of a week as search engines read them", () => {
  expect(schemaOpeningHours([day, day, day, null, day, null, null])).toEqual(["Mo-We 09:00-17:00", "Fr 09:00-17:00"]);
  expect(schemaOpeningHours([null, null, null, null, null, null, null])).toEqual([]);
});
