import type { UserpetRecord } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { curveOf, weightsOf } from "./weights-of.ts";

const record = (id: number, given_on: string, weight_kg: number | null) =>
  ({ id, given_on, weight_kg, source: "owner" }) as UserpetRecord;

describe("the weight curve", () => {
  const weights = weightsOf([record(3, "2026-01-11", 12), record(2, "2026-01-05", null), record(1, "2026-01-01", 10)]);

  it("has the weights alone, the oldest first", () => {
    expect(weights.map(({ id }) => id)).toEqual([1, 3]);
  });

  it("runs from the first day to the last, with room above and below", () => {
    const { points, lowest, highest } = curveOf(weights);
    expect(points.map(({ left }) => left)).toEqual([0, 100]);
    expect(lowest).toBeCloseTo(9.4);
    expect(highest).toBeCloseTo(12.6);
    for (const { top } of points) expect(top > 0 && top < 100).toBe(true);
  });

  it("stands still on one day", () => {
    const { points } = curveOf(weightsOf([record(2, "2026-01-01", 5), record(1, "2026-01-01", 5)]));
    expect(points.map(({ left }) => left)).toEqual([0, 0]);
  });
});
