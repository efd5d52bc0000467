/** How many cards stand side by side and one above the other from a width of the window on. */
export interface Frame {
  name: "phone" | "tablet" | "desktop" | "wide";
  from: number;
  columns: number;
  rows: number;
}

const frames = (columns: readonly [number, number, number, number], rows: readonly [number, number, number, number]) =>
  (["phone", "tablet", "desktop", "wide"] as const).map((name, index): Frame => ({
    name,
    from: [0, 768, 1024, 1920][index] ?? 0,
    columns: columns[index] ?? 1,
    rows: rows[index] ?? 1,
  }));

/** `carousel.css` draws the same frames until the script takes over. */
export const carouselFrames = {
  /** Cards in two rows, one card on phones. */
  grid: frames([1, 2, 3, 4], [1, 2, 2, 2]),
  /** Cards in one row. */
  row: frames([1, 2, 3, 4], [1, 1, 1, 1]),
  /** One thing at a time, at every width. */
  single: frames([1, 1, 1, 1], [1, 1, 1, 1]),
};
export type CarouselLayout = keyof typeof carouselFrames;

export interface Place {
  column: number;
  row: number;
}

const columnsPerMove = 3;

/** Cards move three columns at a time, but never past a column that has not been seen. */
export const stepOf = ({ columns }: Frame): number => Math.min(columnsPerMove, columns);

/**
 * Where each item stands on the strip. What comes into view together reads line by line: first a whole view, then, with
 * each move, as many columns as that move uncovers. The last block is as narrow as its items allow, so no hole opens.
 */
export function placeItems(count: number, frame: Frame): Place[] {
  const places: Place[] = [];
  let firstColumn = 0;
  while (places.length < count) {
    const isFirst = firstColumn === 0;
    const width = isFirst ? frame.columns : stepOf(frame);
    const inBlock = Math.min(count - places.length, width * frame.rows);
    const columns = isFirst ? width : Math.min(width, Math.ceil(inBlock / frame.rows));
    for (let item = 0; item < inBlock; item++) {
      places.push({ column: firstColumn + (item % columns), row: Math.floor(item / columns) });
    }
    firstColumn += width;
  }
  return places;
}

/** The columns of the whole strip; a short one still fills the view. */
export const columnCount = (count: number, { columns, rows }: Frame): number =>
  Math.max(columns, Math.ceil(count / rows));

export const pageCount = (count: number, frame: Frame): number =>
  1 + Math.ceil((columnCount(count, frame) - frame.columns) / stepOf(frame));

/** The page an item comes into view with. */
export function pageOf(item: number, count: number, frame: Frame): number {
  const column = placeItems(count, frame)[item]?.column ?? 0;
  return Math.min(Math.floor(column / stepOf(frame)), pageCount(count, frame) - 1);
}

/** The item a page is remembered by: the first one of its first new column. */
export function firstItemOf(page: number, count: number, frame: Frame): number {
  const column = page * stepOf(frame);
  return Math.max(
    0,
    placeItems(count, frame).findIndex((place) => place.row === 0 && place.column === column),
  );
}

/** The first column in view; the last page is moved back as far as it needs to be full. */
export const firstColumnOf = (page: number, count: number, frame: Frame): number =>
  Math.min(page * stepOf(frame), columnCount(count, frame) - frame.columns);

export const isInView = ({ column }: Place, firstColumn: number, { columns }: Frame): boolean =>
  column >= firstColumn && column < firstColumn + columns;

/** For each item the frames in whose opening view it stands, with its row: `tablet-1 desktop-2`. */
export function openingViews(count: number, item: number, layout: CarouselLayout): (string | undefined)[] {
  const tokens: string[][] = Array.from({ length: count }, () => []);
  for (const frame of carouselFrames[layout]) {
    const firstColumn = firstColumnOf(pageOf(item, count, frame), count, frame);
    placeItems(count, frame).forEach((place, index) => {
      if (isInView(place, firstColumn, frame)) tokens[index]?.push(`${frame.name}-${place.row + 1}`);
    });
  }
  return tokens.map((names) => names.join(" ") || undefined);
}
