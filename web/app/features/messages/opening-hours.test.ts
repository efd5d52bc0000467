import { expect, it } from "vitest";
import { groupOpeningHours } from "./opening-hours.ts";

const day = { opens: "09:00", closes: "17:00" };

it("groups consecutive days of the clinic's week that have the same hours", () => {
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
