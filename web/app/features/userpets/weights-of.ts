import { daysBetween, type Day, type UserpetRecord } from "@pawhaven/contract";

export interface Weight {
  id: number;
  day: Day;
  weightKg: number;
  source: UserpetRecord["source"];
}

/** The oldest first. */
export const weightsOf = (records: readonly UserpetRecord[]): Weight[] =>
  records
    .flatMap(({ id, given_on: day, weight_kg: weightKg, source }) =>
      weightKg === null ? [] : [{ id, day, weightKg, source }],
    )
    .reverse();

export interface Point {
  weight: Weight;
  /** In percent of the chart, from its upper left corner. */
  left: number;
  top: number;
}

export interface Curve {
  points: Point[];
  lowest: number;
  highest: number;
}

/** Days are as far apart as in time. A little room above and below keeps a steady weight from looking dramatic. */
export function curveOf(weights: readonly Weight[]): Curve {
  const kilograms = weights.map(({ weightKg }) => weightKg);
  const room = Math.max(...kilograms) * 0.05;
  const [lowest, highest] = [Math.max(0, Math.min(...kilograms) - room), Math.max(...kilograms) + room];
  const first = weights[0]?.day ?? "";
  const span = Math.max(1, daysBetween(first, weights.at(-1)?.day ?? first));
  const points = weights.map((weight) => ({
    weight,
    left: (daysBetween(first, weight.day) / span) * 100,
    top: ((highest - weight.weightKg) / (highest - lowest)) * 100,
  }));
  return { points, lowest, highest };
}
