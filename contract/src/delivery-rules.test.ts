import { describe, expect, it } from "vitest";
import { type DeliveryRules, describePromise, promiseDelivery } from "./delivery-rules.ts";

const rules: DeliveryRules = {
  handling_days: 1,
  cut_off: "14:00",
  transit: { vn: { min: 1, max: 3 }, us: { min: 7, max: 12 }, sg: { min: 3, max: 6 } },
  open: [true, true, true, true, true, true, false],
  holidays: [],
  time_zone: "Asia/Ho_Chi_Minh",
  country: "vn",
};

/** On the clock of the shop, which is seven hours ahead. */
const at = (local: string) => new Date(`${local}+07:00`);
const promised = (local: string, own: Partial<DeliveryRules> = {}, country: "vn" | "us" = "vn") =>
  promiseDelivery({ ...rules, ...own }, country, at(local));

describe("an order", () => {
  it("of a Monday morning is sent on Tuesday and comes from Wednesday to Friday", () => {
    expect(promised("2026-11-16T09:00")).toEqual({ from: "2026-11-18", until: "2026-11-20" });
  });

  it("after the cut-off counts as one of the next day, and at it, too", () => {
    expect(promised("2026-11-16T13:59")).toEqual({ from: "2026-11-18", until: "2026-11-20" });
    expect(promised("2026-11-16T14:00")).toEqual({ from: "2026-11-19", until: "2026-11-23" });
  });

  it("travels on weekdays alone, though the shop packs on Saturdays", () => {
    expect(promised("2026-11-20T09:00")).toEqual({ from: "2026-11-23", until: "2026-11-25" });
  });

  it("of a Sunday waits for Monday", () => {
    expect(promised("2026-11-22T09:00")).toEqual(promised("2026-11-23T09:00"));
  });

  it("is not packed on a holiday", () => {
    expect(promised("2026-11-16T09:00", { holidays: ["2026-11-17"] })).toEqual({
      from: "2026-11-19",
      until: "2026-11-23",
    });
    expect(promised("2026-11-17T09:00", { holidays: ["2026-11-17"] })).toEqual(promised("2026-11-18T09:00"));
  });

  it("of the end of a year comes in the next", () => {
    expect(promised("2026-12-30T15:00", { holidays: ["2027-01-01"] })).toEqual({
      from: "2027-01-04",
      until: "2027-01-06",
    });
  });

  it("takes longer to go further", () => {
    expect(promised("2026-11-16T09:00", {}, "us")).toEqual({ from: "2026-11-26", until: "2026-12-03" });
  });

  it("is sent on the same day where that takes none", () => {
    expect(promised("2026-11-16T09:00", { handling_days: 0 })).toEqual({ from: "2026-11-17", until: "2026-11-19" });
  });

  it("is looked at on the clock of the shop, wherever the visitor is", () => {
    const lateEvening = new Date("2026-11-16T18:00:00Z"); // one o'clock on Tuesday there
    expect(promiseDelivery(rules, "vn", lateEvening)).toEqual(promised("2026-11-17T01:00"));
    expect(promiseDelivery({ ...rules, time_zone: "America/New_York" }, "vn", lateEvening)).toEqual({
      from: "2026-11-18",
      until: "2026-11-20",
    });
  });

  it("gets no promise from a shop that is never open", () => {
    expect(promised("2026-11-16T09:00", { open: Array.from({ length: 7 }, () => false) })).toBeUndefined();
  });
});

describe("the days", () => {
  it.each([
    ["2026-11-21", "2026-11-24", "Nov 21 – 24"],
    ["2026-11-28", "2026-12-02", "Nov 28 – Dec 2"],
    ["2026-12-30", "2027-01-04", "Dec 30 – Jan 4"],
    ["2026-11-09", "2026-11-09", "Nov 9"],
  ])("from %s to %s are %s", (from, until, text) => {
    expect(describePromise({ from, until })).toBe(text);
  });
});
