/** Columns and rows from a minimum window width. */
export interface Breakpoint {
  name: "phone" | "tablet" | "desktop" | "wide";
  minWidth: number;
  columns: number;
  rows: number;
}

const defineBreakpoints = (
  columns: readonly [number, number, number, number],
  rows: readonly [number, number, number, number],
) =>
  (["phone", "tablet", "desktop", "wide"] as const).map((name, index): Breakpoint => ({
    name,
    minWidth: [0, 768, 1024, 1920][index] ?? 0,
    columns: columns[index] ?? 1,
    rows: rows[index] ?? 1,
  }));

/** Keep in sync with `carousel.css`, which lays out the opening view before the script runs. */
export const carouselBreakpoints = {
  /** Two rows of cards; a single card on phones. */
  grid: defineBreakpoints([1, 2, 3, 4], [1, 2, 2, 2]),
  row: defineBreakpoints([1, 2, 3, 4], [1, 1, 1, 1]),
  single: defineBreakpoints([1, 1, 1, 1], [1, 1, 1, 1]),
};
export type CarouselLayout = keyof typeof carouselBreakpoints;

export interface GridPosition {
  column: number;
  row: number;
}

const maxColumnsPerStep = 3;

/** Three columns a step, but never more than are visible, so that no column is skipped. */
export const columnsPerStep = ({ columns }: Breakpoint): number => Math.min(maxColumnsPerStep, columns);

/**
 * Places items in blocks that are read row by row: the first block is one full view, each later block is the columns that
 * one step reveals. The last block is as narrow as its items allow, so it has no gaps.
 */
export function positionItems(count: number, breakpoint: Breakpoint): GridPosition[] {
  const positions: GridPosition[] = [];
  let firstColumn = 0;
  while (positions.length < count) {
    const isFirst = firstColumn === 0;
    const width = isFirst ? breakpoint.columns : columnsPerStep(breakpoint);
    const inBlock = Math.min(count - positions.length, width * breakpoint.rows);
    const columns = isFirst ? width : Math.min(width, Math.ceil(inBlock / breakpoint.rows));
    for (let item = 0; item < inBlock; item++) {
      positions.push({ column: firstColumn + (item % columns), row: Math.floor(item / columns) });
    }
    firstColumn += width;
  }
  return positions;
}

/** At least one full view, even with few items. */
export const columnCount = (count: number, { columns, rows }: Breakpoint): number =>
  Math.max(columns, Math.ceil(count / rows));

export const pageCount = (count: number, breakpoint: Breakpoint): number =>
  1 + Math.ceil((columnCount(count, breakpoint) - breakpoint.columns) / columnsPerStep(breakpoint));

/** The first page that shows an item. */
export function pageOf(item: number, count: number, breakpoint: Breakpoint): number {
  const column = positionItems(count, breakpoint)[item]?.column ?? 0;
  return Math.min(Math.floor(column / columnsPerStep(breakpoint)), pageCount(count, breakpoint) - 1);
}

/** The anchor of a page: the top item of its first new column. */
export function firstItemOf(page: number, count: number, breakpoint: Breakpoint): number {
  const column = page * columnsPerStep(breakpoint);
  return Math.max(
    0,
    positionItems(count, breakpoint).findIndex((position) => position.row === 0 && position.column === column),
  );
}

/** The first visible column. The last page is shifted back so that it is full. */
export const firstColumnOf = (page: number, count: number, breakpoint: Breakpoint): number =>
  Math.min(page * columnsPerStep(breakpoint), columnCount(count, breakpoint) - breakpoint.columns);

export const isInView = ({ column }: GridPosition, firstColumn: number, { columns }: Breakpoint): boolean =>
  column >= firstColumn && column < firstColumn + columns;

/** For each item, the breakpoints whose opening view contains it, with its row: `tablet-1 desktop-2`. */
export function openingViews(count: number, item: number, layout: CarouselLayout): (string | undefined)[] {
  const tokens: string[][] = Array.from({ length: count }, () => []);
  for (const breakpoint of carouselBreakpoints[layout]) {
    const firstColumn = firstColumnOf(pageOf(item, count, breakpoint), count, breakpoint);
    positionItems(count, breakpoint).forEach((position, index) => {
      if (isInView(position, firstColumn, breakpoint)) tokens[index]?.push(`${breakpoint.name}-${position.row + 1}`);
    });
  }
  return tokens.map((names) => names.join(" ") || undefined);
}
