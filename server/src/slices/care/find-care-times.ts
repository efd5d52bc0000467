import type { BookableCare } from "@pawhaven/contract";
import { listSoonFreeTimes } from "../bookings/find-free-times.ts";
import type { ServiceRow } from "../clinic/find-service.ts";
import type { CareContext } from "./care-context.ts";
import { spreadTimes } from "./spread-times.ts";
import { busyTimesOf, type DueRow } from "./store.ts";

const offeredTimes = 3;
/** Some may be taken by other visits of the animal itself. */
const searchedTimes = 10;

/** Free times at which the animal is free as well, none before it can be given. */
export async function findCareTimes(
  context: CareContext,
  { userpetId, fromOn }: Pick<DueRow, "userpetId" | "fromOn">,
  { id, minutes }: ServiceRow,
  now: Date,
): Promise<BookableCare["times"]> {
  const { times } = await listSoonFreeTimes(context, { service_id: id, atLeast: searchedTimes, from: fromOn }, now);
  const busy = await busyTimesOf(context.database.db, userpetId);
  const free = times.filter(({ starts_at: at }) => {
    const from = Date.parse(at);
    return !busy.some((visit) => from < Number(visit.to) && Number(visit.from) < from + minutes * 60_000);
  });
  return spreadTimes(free, offeredTimes).map(({ date, time_slot }) => ({ date, time_slot }));
}
