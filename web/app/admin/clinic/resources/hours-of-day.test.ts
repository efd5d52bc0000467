import type { StaffResource } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { hoursOn, withHoursOn } from "./hours-of-day.ts";

const [monday, tuesday, sunday] = ["2030-01-07", "2030-01-08", "2030-01-13"];
const morning = [{ opens: "08:00", closes: "12:00" }];
const late = [{ opens: "14:00", closes: "20:00" }];
const opening = [{ opens: "09:00", closes: "17:00" }];
const vet: StaffResource = {
  id: 1,
  kind: "vet",
  name: "Dr. Lan",
  staff: null,
  skills: [],
  week: [morning, morning, morning, morning, morning, [], []],
  exceptions: [{ date: tuesday, spans: late }],
  is_retired: false,
  version: 3,
};

describe("the hours of a day", () => {
  it("are its own, or its weekday's, or the clinic's", () => {
    expect(hoursOn(vet, tuesday, opening)).toEqual(late);
    expect(hoursOn(vet, monday, opening)).toEqual(morning);
    expect(hoursOn(vet, sunday, opening)).toEqual([]);
    expect(hoursOn({ ...vet, week: null }, monday, opening)).toEqual(opening);
  });

  it("replace those of that day alone, and go back to the usual ones", () => {
    expect(withHoursOn(vet, monday, late).exceptions).toEqual([
      { date: monday, spans: late },
      { date: tuesday, spans: late },
    ]);
    expect(withHoursOn(vet, tuesday, morning).exceptions).toEqual([{ date: tuesday, spans: morning }]);
    expect(withHoursOn(vet, tuesday, null)).toMatchObject({ name: "Dr. Lan", week: vet.week, exceptions: [] });
  });
});
