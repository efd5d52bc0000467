import { expect, it } from "vitest";
import { describeSchedule } from "./describe-schedule.ts";

const step = { at_days: null, early_days: 0, until_days: null, times: null };

it("puts a schedule into words", () => {
  const schedule = {
    first: { at_days: 56, early_days: 14 },
    steps: [
      { ...step, every_days: 28, until_days: 112 },
      { ...step, every_days: 28, at_days: 182, until_days: 182 },
      { ...step, every_days: 1095 },
    ],
  };
  expect(describeSchedule(schedule)).toBe(
    "First at 8 weeks of age; 4 weeks later, while younger than 16 weeks; " +
      "at 26 weeks of age or 4 weeks later, while younger than 26 weeks; then every 3 years",
  );
  expect(
    describeSchedule({ first: { at_days: 84, early_days: 0 }, steps: [{ ...step, every_days: 365, times: 1 }] }),
  ).toBe("First at 12 weeks of age; 1 year later, once");
  expect(describeSchedule(null)).toBe("Nothing becomes due: ask the clinic");
});
