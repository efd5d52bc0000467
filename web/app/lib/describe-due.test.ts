import { addDays } from "@pawhaven/contract";
import { expect, it } from "vitest";
import { describeDue } from "./describe-due.ts";

const today = "2030-03-04";
const due = (days: number, more = {}) => ({
  due_on: addDays(today, days),
  is_overdue: false,
  reason: "repeat" as const,
  ...more,
});

it.each([
  [due(-5, { is_overdue: true }), "Due since Feb 27, 2030"],
  [due(-5, { reason: "unknown" }), "Due now"],
  [due(14, { reason: "unknown" }), "Due now"],
  [due(0), "Due now"],
  [due(7), "Due on Mar 11, 2030"],
  [due(90), "Due on Jun 2, 2030"],
  [due(91), "Due in June 2030"],
])("%o is “%s”", (care, text) => {
  expect(describeDue(care, today)).toBe(text);
});
