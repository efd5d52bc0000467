import { expect, it } from "vitest";
import { describeWeek } from "./describe-week.ts";

const morning = { opens: "09:00", closes: "12:00" };
const afternoon = { opens: "13:00", closes: "17:00" };

it("describes a week by days with the same hours, and leaves out free days", () => {
  const days = [[morning, afternoon], [morning, afternoon], [], [], [], [morning], []];
  expect(describeWeek(days)).toBe("Mon–Tue 09:00–12:00 and 13:00–17:00, Sat 09:00–12:00");
  expect(describeWeek([[], [], [], [], [], [], []])).toBe("Never");
});
