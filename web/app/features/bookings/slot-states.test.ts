import { describe, expect, it } from "vitest";
import { isFree, initialPage, partsOfDay, slotsOf } from "./slot-states.ts";

const day = {
  all_slots: ["09:00", "10:00", "11:00", "12:00", "13:00"],
  booked_slots: ["10:00"],
  past_slots: ["09:00", "10:00"],
  closed: null,
};

describe("the slots of a day", () => {
  it("are free, booked or past, and a booked slot that is past counts as booked", () => {
    expect(slotsOf(day).map(({ state }) => state)).toEqual(["past", "booked", "free", "free", "free"]);
    expect([isFree(day, "11:00"), isFree(day, "10:00"), isFree(day, "23:00")]).toEqual([true, false, false]);
  });

  it("are grouped by part of the day", () => {
    expect(partsOfDay(slotsOf(day)).map(({ name, slots }) => [name, slots.length])).toEqual([
      ["Morning", 3],
      ["Afternoon", 2],
    ]);
  });

  it("open on the page of the chosen slot, else of the first free slot, else on the first page", () => {
    const slots = slotsOf(day);
    expect(initialPage(slots, "13:00")).toBe(1);
    expect(initialPage(slots, undefined)).toBe(0);
    expect(initialPage(slotsOf({ ...day, booked_slots: day.all_slots.slice(0, 4) }), undefined)).toBe(1);
    expect(initialPage(slotsOf({ ...day, booked_slots: day.all_slots }), undefined)).toBe(0);
  });
});
