import type { Span } from "./clock.ts";

export interface Placed<Item> extends Span {
  item: Item;
  /** Items at the same time stand side by side: in this lane of so many. */
  lane: number;
  lanes: number;
}

/** What is shorter is drawn as long as this, so that it can be read and hit. */
export const shortestDrawn = 15;

/** Where the drawing of a time ends. */
export const drawnEnd = ({ from, to }: Span): number => Math.max(to, from + shortestDrawn);

/** Places items that overlap side by side, earliest first. Whatever touches nothing has the whole width. */
export function placeInLanes<Item>(items: readonly (Span & { item: Item })[]): Placed<Item>[] {
  const inOrder = items.toSorted((one, other) => one.from - other.from || other.to - one.to);
  return clustersOf(inOrder).flatMap(placeCluster);
}

/** Items that hang together by overlaps share the number of lanes. */
function clustersOf<Timed extends Span>(inOrder: readonly Timed[]): Timed[][] {
  const clusters: Timed[][] = [];
  let end = -Infinity;
  for (const timed of inOrder) {
    if (timed.from >= end) clusters.push([]);
    clusters.at(-1)?.push(timed);
    end = Math.max(end, drawnEnd(timed));
  }
  return clusters;
}

function placeCluster<Item>(cluster: readonly (Span & { item: Item })[]): Placed<Item>[] {
  const laneEnds: number[] = [];
  const placed = cluster.map((timed) => {
    const free = laneEnds.findIndex((end) => end <= timed.from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = drawnEnd(timed);
    return { ...timed, lane };
  });
  return placed.map((timed) => ({ ...timed, lanes: laneEnds.length }));
}
