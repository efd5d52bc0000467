export interface Figure {
  title: string;
  value: string;
  /** What it is held against, measured in the same run. */
  reference: string;
  /** The promise, and whether this run kept it. */
  target: string;
  kept: boolean;
}

export function printFigures(figures: Figure[]): void {
  const rows = figures.map(({ title, value, reference, target, kept }) => [
    title,
    value,
    reference,
    target,
    kept ? "kept" : "MISSED",
  ]);
  const all = [["figure", "value", "reference", "target", ""], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of all) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
}
