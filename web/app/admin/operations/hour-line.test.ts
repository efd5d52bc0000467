import { expect, it } from "vitest";
import { hourLine, minutesShown } from "./hour-line.ts";

const options = { sampleSeconds: 15, minutes: 60, highest: 10, width: 240, height: 100 };
const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 12) + seconds * 1000).toISOString();

it("draws the newest value at the right and an hour over the whole width", () => {
  const points = [
    { at: at(0), value: 0 },
    { at: at(3600), value: 10 },
  ];
  expect(hourLine(points, options)).toBe("M0 100h0M240 0h0");
});

it("joins neighbours and is interrupted where there is no value", () => {
  const values = [5, 10, null, 5];
  const points = values.map((value, index) => ({ at: at(index * 15), value }));
  expect(hourLine(points, options)).toBe("M237 50h0L238 0M240 50h0");
});

it.each([
  [0, 5],
  [60, 5],
  [610, 11],
  [3600, 60],
])("of %i seconds is drawn over %i minutes", (seconds, minutes) => {
  expect(minutesShown([{ at: at(0) }, { at: at(seconds) }])).toBe(minutes);
});

it("is empty before the first sample", () => {
  expect(hourLine([], options)).toBe("");
});
