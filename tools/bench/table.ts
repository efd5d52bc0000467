import { wrap } from "./wrap.ts";

export interface Figure {
  title: string;
  value: string;
  /** What the value is compared with, measured in the same run. */
  reference: string;
  /** Value divided by reference. */
  ratio?: number;
  target?: string;
  isMet?: boolean;
  /** Correctness, not speed: even a short run fails if the target is missed. */
  mustHold?: true;
}

/** The figures of a group, or the error that prevented them. */
export interface GroupResult {
  heading: string;
  figures: Figure[];
  seconds: number;
  failure?: Error;
}

export const columns = ["measurement", "result", "reference", "ratio", "target"];

/** With two spaces between the columns, 120 characters in total. */
const widths = [33, 35, 26, 5, 13];

/** Long cells are wrapped. */
export const textTable = (group: GroupResult): string =>
  [headingOf(group), lineOf(columns), ...linesOf(group)].join("\n");

/** Omits speed targets, which mean nothing in a short run. */
export const withoutSpeedTargets = (group: GroupResult): GroupResult => ({
  ...group,
  figures: group.figures.map((figure) => (figure.mustHold ? figure : withoutTarget(figure))),
});

const withoutTarget = ({ target: _target, isMet: _isMet, ...figure }: Figure): Figure => figure;

const headingOf = ({ heading }: GroupResult) => `${heading}\n${"─".repeat(heading.length)}`;

const linesOf = ({ figures, failure }: GroupResult): string[] => [
  ...figures.map((figure) => lineOf(cellsOf(figure))),
  ...(failure ? [`FAILED: ${failure.message}`] : []),
];

export const cellsOf = ({ title, value, reference, ratio, target, isMet }: Figure): string[] => [
  title,
  value,
  reference,
  ratio === undefined ? "" : ratio.toFixed(2),
  target === undefined ? "" : `${target} ${isMet ? "met" : "MISSED"}`,
];

function lineOf(cells: string[]): string {
  const wrapped = cells.map((cell, column) => wrap(cell, widths[column] as number));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row) =>
    wrapped
      .map((lines, column) => (lines[row] ?? "").padEnd(widths[column] as number))
      .join("  ")
      .trimEnd(),
  ).join("\n");
}
