import { wrap } from "./wrap.ts";

export interface Figure {
  title: string;
  value: string;
  /** What it is held against, measured in the same run. */
  reference: string;
  /** The figure as a share or a multiple of its reference. */
  ratio?: number;
  /** The promise, and whether this run kept it. */
  target?: string;
  isMet?: boolean;
  /** Not a matter of speed: if it is not kept, something is broken, however short the run. */
  mustHold?: true;
}

/** One group of figures as it was measured, or what kept it from being measured. */
export interface GroupResult {
  heading: string;
  figures: Figure[];
  seconds: number;
  failure?: Error;
}

export const columns = ["what", "figure", "reference", "ratio", "promise"];

/** Together, with two spaces between them, as wide as a terminal of 120. */
const widths = [33, 35, 26, 5, 13];

/** Everything in one table; what does not fit its column goes on below. */
export const textTable = (groups: GroupResult[]): string =>
  [lineOf(columns), ...groups.flatMap((group) => ["", headingOf(group), ...linesOf(group)])].join("\n");

/** As a short run may show them: a promise about speed means nothing there, kept or missed. */
export const withoutSpeedTargets = (group: GroupResult): GroupResult => ({
  ...group,
  figures: group.figures.map(({ target, isMet, ...figure }) =>
    figure.mustHold && target !== undefined && isMet !== undefined ? { ...figure, target, kept: isMet } : figure,
  ),
});

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
  target === undefined ? "" : `${target} ${isMet ? "kept" : "MISSED"}`,
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
