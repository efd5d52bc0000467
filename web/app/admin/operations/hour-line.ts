export interface Point {
  at: string;
  value: number | null;
}

interface LineOptions {
  sampleSeconds: number;
  /** How many minutes the width stands for. */
  minutes: number;
  /** The value at the top. */
  highest: number;
  width: number;
  height: number;
}

/** An hour, or as much as there is of it, but no less than five minutes. */
export function minutesShown(points: readonly Pick<Point, "at">[]): number {
  const covered = (Date.parse(points.at(-1)?.at ?? "") - Date.parse(points[0]?.at ?? "")) / 60_000;
  return Math.min(60, Math.max(5, Math.ceil(covered || 0)));
}

/** The points as the path of an SVG, the newest at the right. It is interrupted where there is no value. */
export function hourLine(points: readonly Point[], options: LineOptions): string {
  const { sampleSeconds, minutes, highest, width, height } = options;
  const newest = Date.parse(points.at(-1)?.at ?? "");
  let lastDrawn = -Infinity;
  return points
    .filter((point): point is Point & { value: number } => point.value !== null)
    .map(({ at, value }) => {
      const moment = Date.parse(at);
      const x = width * (1 - (newest - moment) / (minutes * 60_000));
      const y = height * (1 - value / highest);
      const isNext = moment - lastDrawn < sampleSeconds * 1500;
      lastDrawn = moment;
      // A line of no length is a dot, so that a single value can be seen.
      return isNext ? `L${round(x)} ${round(y)}` : `M${round(x)} ${round(y)}h0`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
