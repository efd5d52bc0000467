import type { TimelineEntry, UserpetRecord } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { authorOf } from "./describe-entry.ts";

type EntryOf<Kind extends TimelineEntry["kind"]> = Extract<TimelineEntry, { kind: Kind }>;

const visit: EntryOf<"visit"> = {
  kind: "visit",
  key: "v1",
  day: "2031-03-04",
  service: "Vet At Clinic",
  time_slot: "10:00",
  status: "Pending",
  is_ahead: true,
  is_booked_by_clinic: false,
  note: "",
};

const aWeight = (weight_kg: number): UserpetRecord => ({
  id: 1,
  kind: "weight",
  given_on: "2031-03-04",
  product: "",
  batch: "",
  note: "",
  weight_kg,
  due_on: null,
  source: "owner",
  recorded_at: "2031-03-04T10:00:00Z",
  is_correction: true,
});

describe("who says so", () => {
  it("is whoever booked the visit", () => {
    expect(authorOf(visit)).toBe("You booked; to be confirmed.");
    expect(authorOf({ ...visit, is_booked_by_clinic: true })).toBe("Booked by the clinic; to be confirmed.");
    expect(authorOf({ ...visit, status: "Confirmed", is_booked_by_clinic: true })).toBe("Booked by the clinic.");
  });

  it("comes with everything that a corrected record said before", () => {
    const entry: EntryOf<"care"> = {
      kind: "care",
      key: "c1",
      day: "2031-03-04",
      record: aWeight(9.2),
      corrected_on: "2031-03-05",
      said_before: aWeight(9.1),
      said_earlier: [aWeight(92)],
      taken_back_on: null,
      is_mine: true,
    };
    expect(authorOf(entry)).toMatch(/^You noted\. Corrected on .*; before: .*9\.1 kg; earlier: .*92 kg\.$/);
  });
});
