import { describe, expect, it } from "vitest";
import { describeEntry } from "./describe-entry.ts";

describe("an entry of the waitlist", () => {
  it("is described by its days, the time of day and the person", () => {
    const day = { first_day: "2030-03-04", last_day: "2030-03-04", part_of_day: "any" as const, person: null };
    expect(describeEntry(day)).toBe("Mon, Mar 4, any time");
    const week = {
      ...day,
      last_day: "2030-03-08",
      part_of_day: "morning" as const,
      person: { id: 1, name: "Dr. Ada" },
    };
    expect(describeEntry(week)).toBe("Mon, Mar 4 to Fri, Mar 8, in the morning, with Dr. Ada");
  });
});
