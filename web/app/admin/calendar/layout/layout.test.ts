import { describe, expect, it } from "vitest";
import { clockTimeAt, fieldTimeAt, minuteOf, spanOn } from "./clock.ts";
import { droppedEnd, droppedStart, minuteAt } from "./drop.ts";
import { placeInLanes } from "./lanes.ts";
import { neighbour } from "./neighbour.ts";
import { hoursIn, visibleHours } from "./visible-hours.ts";

const at = (starts_at: string, ends_at: string) => ({ starts_at, ends_at });
const hours = { from: 8 * 60, to: 18 * 60 };

describe("a time on a day, by the shop's clock", () => {
  it("is the same wherever the browser is", () => {
    const visit = at("2030-01-15T23:30:00Z", "2030-01-16T00:15:00Z");
    expect(spanOn("2030-01-16", visit, "Europe/Berlin")).toEqual({ from: 30, to: 75 });
    expect(spanOn("2030-01-15", visit, "Europe/Berlin")).toBeNull();
    expect(spanOn("2030-01-15", visit, "America/New_York")).toEqual({ from: 18 * 60 + 30, to: 19 * 60 + 15 });
  });

  it("over midnight is drawn on both days, and over several days on all of them", () => {
    const block = at("2030-01-15T22:00:00Z", "2030-01-18T10:00:00Z");
    const on = (date: string) => spanOn(date, block, "UTC");
    expect(on("2030-01-14")).toBeNull();
    expect(on("2030-01-15")).toEqual({ from: 22 * 60, to: 24 * 60 });
    expect(on("2030-01-16")).toEqual({ from: 0, to: 24 * 60 });
    expect(on("2030-01-18")).toEqual({ from: 0, to: 10 * 60 });
    expect(on("2030-01-19")).toBeNull();
    expect(spanOn("2030-01-16", at("2030-01-15T22:00:00Z", "2030-01-16T00:00:00Z"), "UTC")).toBeNull();
  });

  it("spans the hour that is missing when the clock is set forward", () => {
    const visit = at("2030-03-31T00:30:00Z", "2030-03-31T01:30:00Z");
    expect(spanOn("2030-03-31", visit, "Europe/Berlin")).toEqual({ from: 90, to: 210 });
    const afternoon = at("2030-03-31T12:00:00Z", "2030-03-31T12:30:00Z");
    expect(spanOn("2030-03-31", afternoon, "Europe/Berlin")).toEqual({ from: 14 * 60, to: 14 * 60 + 30 });
  });

  it("keeps its length in the hour that comes twice when the clock is set back", () => {
    const across = at("2030-10-27T00:45:00Z", "2030-10-27T01:15:00Z");
    expect(spanOn("2030-10-27", across, "Europe/Berlin")).toEqual({ from: 165, to: 195 });
    const second = at("2030-10-27T01:15:00Z", "2030-10-27T01:45:00Z");
    expect(spanOn("2030-10-27", second, "Europe/Berlin")).toEqual({ from: 135, to: 165 });
    const tooLate = at("2030-10-27T22:30:00Z", "2030-10-27T23:30:00Z");
    expect(spanOn("2030-10-27", tooLate, "Europe/Berlin")).toEqual({ from: 23 * 60 + 30, to: 24 * 60 });
  });

  it("is written as clocks show it", () => {
    expect([0, 9 * 60 + 5, 24 * 60].map(clockTimeAt)).toEqual(["00:00", "09:05", "24:00"]);
    expect(fieldTimeAt(24 * 60)).toBe("23:59");
    expect(minuteOf("09:05")).toBe(545);
  });
});

describe("items at the same time", () => {
  const place = (...spans: [from: number, to: number][]) =>
    placeInLanes(spans.map(([from, to], item) => ({ from, to, item }))).map(({ item, lane, lanes }) => [
      item,
      lane,
      lanes,
    ]);

  it("stand side by side, and have the whole width elsewhere", () => {
    expect(place([0, 30], [30, 60])).toEqual([
      [0, 0, 1],
      [1, 0, 1],
    ]);
    expect(place([0, 60], [30, 90], [60, 120], [120, 150])).toEqual([
      [0, 0, 2],
      [1, 1, 2],
      [2, 0, 2],
      [3, 0, 1],
    ]);
  });

  it("are drawn long enough to be read, without covering the next", () => {
    expect(place([0, 5], [5, 20])).toEqual([
      [0, 0, 2],
      [1, 1, 2],
    ]);
  });
});

describe("the hours that are drawn", () => {
  it("reach from the first thing to the last, in full hours", () => {
    const drawn = visibleHours([
      { from: 9 * 60, to: 17 * 60 },
      { from: 7 * 60 + 45, to: 8 * 60 },
      { from: 12 * 60, to: 17 * 60 + 5 },
    ]);
    expect(drawn).toEqual({ from: 7 * 60, to: 18 * 60 });
    expect(hoursIn(drawn)).toHaveLength(11);
    expect(visibleHours([])).toEqual(hours);
  });
});

describe("a visit that is dropped", () => {
  it("begins at the nearest quarter of an hour, where its top is and not the pointer", () => {
    expect(minuteAt(100, 800, hours)).toBe(8 * 60 + 75);
    expect(droppedStart(10 * 60 + 3, 10, 30, hours)).toBe(10 * 60);
    expect(droppedStart(10 * 60 + 20, 10, 30, hours)).toBe(10 * 60 + 15);
  });

  it("stays within the hours that are drawn, also when it is longer than they are", () => {
    expect(droppedStart(8 * 60, 20, 30, hours)).toBe(8 * 60);
    expect(droppedStart(18 * 60, 5, 30, hours)).toBe(17 * 60 + 30);
    expect(droppedStart(12 * 60, 0, 11 * 60, hours)).toBe(8 * 60);
  });

  it("keeps a quarter of an hour when it is made shorter", () => {
    expect(droppedEnd(11 * 60 + 8, 10 * 60, hours)).toBe(11 * 60 + 15);
    expect(droppedEnd(9 * 60, 10 * 60, hours)).toBe(10 * 60 + 15);
    expect(droppedEnd(20 * 60, 10 * 60, hours)).toBe(18 * 60);
  });
});

describe("the arrow keys", () => {
  const items = (...keys: [key: string, from: number][]) => keys.map(([key, from]) => ({ key, from, to: from + 30 }));
  const columns = [items(["a1", 480], ["a2", 600]), [], items(["c1", 540], ["c2", 590], ["c3", 900])];

  it("go through a column by time and to the nearest visit of the next column that has one", () => {
    expect(neighbour(columns, "a1", "ArrowDown")).toBe("a2");
    expect(neighbour(columns, "a2", "ArrowUp")).toBe("a1");
    expect(neighbour(columns, "a2", "ArrowRight")).toBe("c2");
    expect(neighbour(columns, "c3", "ArrowLeft")).toBe("a2");
    expect(neighbour(columns, "c3", "Home")).toBe("c1");
    expect(neighbour(columns, "c1", "End")).toBe("c3");
  });

  it("stop at the edges, and other keys lead nowhere", () => {
    for (const key of ["ArrowUp", "ArrowLeft", "Tab"]) expect(neighbour(columns, "a1", key)).toBeUndefined();
    expect(neighbour(columns, "c3", "ArrowDown")).toBeUndefined();
    expect(neighbour(columns, "gone", "ArrowDown")).toBeUndefined();
  });
});
