import { addDays, type Day, daysBetween } from "./core/days.ts";

/** Animals of one weight differ by about as much. */
const uncertainty = 0.2;
/** Beyond it nobody plans. */
const maxDays = 730;

export interface Portioned {
  grams_per_day: number;
  started_on: Day;
  stopped_on: Day | null;
  pauses: readonly { paused_on: Day; resumed_on: Day | null }[];
}

export interface Arrival {
  arrived_on: Day;
  grams: number;
}

export type FoodForecast =
  | { state: "lasts"; ends_on: Day; earliest_on: Day; latest_on: Day }
  | { state: "long" }
  | { state: "paused"; days_left: number }
  /** Nothing has arrived yet that counts. */
  | { state: "none" };

/**
 * What has arrived is eaten one after the other, by everybody who eats it. Each arrival starts the count of the uncertain
 * days again: whoever buys more knows what is left.
 */
export function forecastFood(arrivals: readonly Arrival[], eaters: readonly Portioned[], today: Day): FoodForecast {
  const counting = countingArrivals(arrivals, eaters);
  const [first] = counting;
  if (!first) return { state: "none" };
  const lastDay = daysBetween(first.arrived_on, today) + maxDays;
  let [stock, eatingDays] = [0, 0];
  for (let index = 0; index <= lastDay; index++) {
    const day = addDays(first.arrived_on, index);
    const arrived = counting.filter(({ arrived_on: on }) => on === day).reduce((sum, { grams }) => sum + grams, 0);
    if (arrived > 0) eatingDays = 0;
    stock += arrived;
    const eaten = eatenOn(eaters, day);
    if (day === today && eaten === 0) return pausedForecast(stock, eaters, today);
    if (stock <= eaten && eaten > 0 && !counting.some(({ arrived_on: on }) => on > day))
      return endingAfter(first.arrived_on, index + stock / eaten, eatingDays + stock / eaten);
    if (eaten > 0) eatingDays += 1;
    stock = Math.max(0, stock - eaten);
  }
  return { state: "long" };
}

/** Those since somebody eats it, and what lay there when they began. */
function countingArrivals(arrivals: readonly Arrival[], eaters: readonly Portioned[]): Arrival[] {
  const sorted = arrivals.filter(({ grams }) => grams > 0).toSorted((a, b) => (a.arrived_on < b.arrived_on ? -1 : 1));
  const begins = eaters.filter(({ stopped_on: stopped }) => stopped === null).map(({ started_on: on }) => on);
  const begin = begins.toSorted()[0];
  if (begin === undefined) return [];
  const from = sorted.findLast(({ arrived_on: on }) => on <= begin)?.arrived_on ?? begin;
  return sorted.filter(({ arrived_on: on }) => on >= from);
}

const eats = ({ started_on: from, stopped_on: until }: Portioned, day: Day) =>
  from <= day && (until === null || day < until);

const isPaused = ({ pauses }: Portioned, day: Day) =>
  pauses.some(({ paused_on: from, resumed_on: until }) => from <= day && (until === null || day < until));

const eatenOn = (eaters: readonly Portioned[], day: Day): number =>
  eaters
    .filter((eater) => eats(eater, day) && !isPaused(eater, day))
    .reduce((sum, { grams_per_day: grams }) => sum + grams, 0);

/** What is left waits until somebody eats it again. */
function pausedForecast(stock: number, eaters: readonly Portioned[], today: Day): FoodForecast {
  const eaten = eaters
    .filter(({ stopped_on: stopped }) => stopped === null)
    .reduce((sum, e) => sum + e.grams_per_day, 0);
  const isAnyPaused = eaters.some((eater) => eats(eater, today) && isPaused(eater, today));
  if (!isAnyPaused || eaten === 0) return { state: "none" };
  return { state: "paused", days_left: Math.round(stock / eaten) };
}

function endingAfter(first: Day, days: number, uncertainDays: number): FoodForecast {
  const margin = Math.round(uncertainDays * uncertainty);
  const end = Math.round(days);
  return {
    state: "lasts",
    ends_on: addDays(first, end),
    earliest_on: addDays(first, end - margin),
    latest_on: addDays(first, end + margin),
  };
}

const shortMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const longMonths = ["January", "February", "March", "April", "May", "June", "July"].concat([
  "August",
  "September",
  "October",
  "November",
  "December",
]);
const dayAndMonth = (day: Day, months: readonly string[]) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`;

/** “3 January (28 Dec to 9 Jan)”. */
export function describeEnd({ ends_on, earliest_on, latest_on }: Extract<FoodForecast, { state: "lasts" }>): string {
  const end = dayAndMonth(ends_on, longMonths);
  if (earliest_on === latest_on) return end;
  return `${end} (${dayAndMonth(earliest_on, shortMonths)} to ${dayAndMonth(latest_on, shortMonths)})`;
}
