/** How many cards stand side by side and one above the other from a width of the window on. */
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

/** `carousel.css` draws the same frames until the script takes over. */
export const carouselBreakpoints = {
  /** Cards in two rows, one card on phones. */
  grid: defineBreakpoints([1, 2, 3, 4], [1, 2, 2, 2]),
  /** Cards in one row. */
  row: defineBreakpoints([1, 2, 3, 4], [1, 1, 1, 1]),
  /** One thing at a time, at every width. */
  single: defineBreakpoints([1, 1, 1, 1], [1, 1, 1, 1]),
};
export type CarouselLayout = keyof typeof carouselBreakpoints;

export interface GridPosition {
  column: number;
  row: number;
}

const maxColumnsPerStep = 3;

/** Cards move three columns at a time, but never past a column that has not been seen. */
export const columnsPerStep = ({ columns }: Breakpoint): number => Math.min(maxColumnsPerStep, columns);

/**
 * Where each item stands on the strip. What comes into view together reads line by line: first a whole view, then, with
 * each move, as many columns as that move uncovers. The last block is as narrow as its items allow, so no hole opens.
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

/** The columns of the whole strip; a short one still fills the view. */
export const columnCount = (count: number, { columns, rows }: Breakpoint): number =>
  Math.max(columns, Math.ceil(count / rows));

export const pageCount = (count: number, breakpoint: Breakpoint): number =>
  1 + Math.ceil((columnCount(count, breakpoint) - breakpoint.columns) / columnsPerStep(breakpoint));

/** The page an item comes into view with. */
export function pageOf(item: number, count: number, breakpoint: Breakpoint): number {
  const column = positionItems(count, breakpoint)[item]?.column ?? 0;
  return Math.min(Math.floor(column / columnsPerStep(breakpoint)), pageCount(count, breakpoint) - 1);
}

/** The item a page is remembered by: the first one of its first new column. */
export function firstItemOf(page: number, count: number, breakpoint: Breakpoint): number {
  const column = page * columnsPerStep(breakpoint);
  return Math.max(
    0,
    positionItems(count, breakpoint).findIndex((position) => position.row === 0 && position.column === column),
  );
}

/** The first column in view; the last page is moved back as far as it needs to be full. */
export const firstColumnOf = (page: number, count: number, breakpoint: Breakpoint): number =>
  Math.min(page * columnsPerStep(breakpoint), columnCount(count, breakpoint) - breakpoint.columns);

export const isInView = ({ column }: GridPosition, firstColumn: number, { columns }: Breakpoint): boolean =>
  column >= firstColumn && column < firstColumn + columns;

/** For each item the frames in whose opening view it stands, with its row: `tablet-1 desktop-2`. */
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
