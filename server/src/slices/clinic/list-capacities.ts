import { resourceKinds } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { type Interval, workingTimes } from "./availability.ts";
import { blockedTimes } from "./blocks/store.ts";
import { datesBetween, timeOfDays } from "./days.ts";
import { loadResources } from "./store.ts";

const minuteMs = 60_000;

/** For how many minutes everybody and everything in use is there on these days, without what is blocked. */
export async function listCapacities(db: Db, clinic: Clinic, from: string, to: string): Promise<Map<number, number>> {
  const dates = datesBetween(from, to);
  const window = timeOfDays(clinic, from, to);
  // What is taken already does not matter here, and an empty window has none of it.
  const nothing = { from: window.from, to: window.from };
  const [resources, blocked] = await Promise.all([
    loadResources(db, resourceKinds, { from, to }, nothing),
    blockedTimes(db, window),
  ]);
  return new Map(
    resources.map((resource) => {
      const blocks = blocked.filter(({ resourceId }) => resourceId === resource.id);
      const working = dates.flatMap((date) => workingTimes(clinic, date, resource));
      return [resource.id, Math.round(working.reduce((sum, time) => sum + freeOf(time, blocks), 0) / minuteMs)];
    }),
  );
}

/** The blocked times of a resource are apart from each other. */
const freeOf = (time: Interval, blocks: readonly Interval[]): number =>
  Math.max(0, time.to - time.from) - blocks.reduce((sum, block) => sum + overlap(time, block), 0);

const overlap = (one: Interval, other: Interval): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
