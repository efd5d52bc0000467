import type { NextForUserpet } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { nearestOf } from "./nearest-of.ts";

const visit: NextForUserpet = { kind: "visit", day: "2030-03-08", time_slot: "09:00", service: "Grooming" };
const due = (day: string, reason: "repeat" | "unknown" = "repeat"): NextForUserpet => ({
  kind: "due",
  day,
  care: "vaccination",
  name: "Rabies",
  is_overdue: false,
  reason,
});
const record: NextForUserpet = { kind: "care", day: "2030-03-07", care: "treatment", product: "Eye drops" };

describe("what comes next for a pet", () => {
  it.each([
    ["nothing", undefined, [], null],
    ["what is due before a visit", visit, [due("2030-03-09"), record], record],
    ["a visit before what is due later", visit, [due("2030-03-09")], visit],
    ["a visit on the same day", visit, [due("2030-03-08")], visit],
    ["a visit before what nobody knows the day of", visit, [due("2030-03-01", "unknown")], visit],
    [
      "what nobody knows the day of, without a visit",
      undefined,
      [record, due("2030-03-01", "unknown")],
      due("2030-03-01", "unknown"),
    ],
  ])("is %s", (_, booked, care, expected) => {
    expect(nearestOf(booked, care)).toEqual(expected);
  });
});
