import { describe, expect, it } from "vitest";
import { spreadTimes } from "./spread-times.ts";

const at = (text: string) => {
  const [date, time_slot] = text.split(" ") as [string, string];
  return { date, time_slot };
};
const spread = (...texts: string[]) =>
  spreadTimes(texts.map(at), 3).map(({ date, time_slot }) => `${date} ${time_slot}`);

describe("three of the free times", () => {
  it("are the soonest, and a morning and an afternoon of other days", () => {
    const days = ["2030-03-04", "2030-03-05", "2030-03-06"];
    const texts = days.flatMap((day) => ["09:00", "10:00", "14:00", "15:00"].map((time) => `${day} ${time}`));
    expect(spread(...texts)).toEqual(["2030-03-04 09:00", "2030-03-05 14:00", "2030-03-06 09:00"]);
  });

  it("are of one day where no other is free, and fewer where there are no more", () => {
    const monday = ["2030-03-04 09:00", "2030-03-04 10:00", "2030-03-04 11:00", "2030-03-04 14:00"];
    expect(spread(...monday)).toEqual(["2030-03-04 09:00", "2030-03-04 10:00", "2030-03-04 14:00"]);
    expect(spread(...monday.slice(0, 2))).toEqual(monday.slice(0, 2));
    expect(spread()).toEqual([]);
  });
});
