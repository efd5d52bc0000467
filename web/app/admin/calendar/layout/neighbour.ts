import type { Span } from "./clock.ts";

interface Focusable extends Span {
  key: string;
}

/**
 * Where an arrow key leads from an item: up and down within its column by time, left and right to the item of the next
 * column that has one, nearest in time. Undefined at an edge, and for other keys.
 */
export function neighbour(
  columns: readonly (readonly Focusable[])[],
  current: string,
  key: string,
): string | undefined {
  const column = columns.findIndex((items) => items.some((item) => item.key === current));
  const items = columns[column];
  if (!items) return undefined;
  const index = items.findIndex((item) => item.key === current);
  if (key === "ArrowUp") return items[index - 1]?.key;
  if (key === "ArrowDown") return items[index + 1]?.key;
  if (key === "Home") return items[0]?.key;
  if (key === "End") return items.at(-1)?.key;
  const others = { ArrowLeft: columns.slice(0, column).toReversed(), ArrowRight: columns.slice(column + 1) }[key];
  return nearest(others?.find((other) => other.length > 0) ?? [], items[index]?.from ?? 0)?.key;
}

const nearest = (items: readonly Focusable[], from: number): Focusable | undefined =>
  items.reduce<Focusable | undefined>(
    (best, item) => (best && Math.abs(best.from - from) <= Math.abs(item.from - from) ? best : item),
    undefined,
  );
