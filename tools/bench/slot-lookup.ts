import { apiAt } from "../../server/test/support/api-client.ts";
import type { BookingEnvironment } from "./booking-environment.ts";
import { addResources, fillClinic } from "./large-clinic.ts";
import type { Figure } from "./table.ts";
import { median } from "./times.ts";

interface Sizes {
  largeCount: number;
  lookups: number;
}

/** The slots of a day, in a clinic without visits and in a full one with as many resources. */
export async function measureSlotLookup(
  empty: BookingEnvironment,
  full: BookingEnvironment,
  { largeCount, lookups }: Sizes,
): Promise<Figure> {
  const { last_day: lastDay, time_zone: timeZone } = await apiAt(full.shop.origin).getBookingDays();
  for (const { database } of [empty, full]) await addResources(database);
  await fillClinic(empty.database, 0, lastDay, timeZone);
  await fillClinic(full.database, largeCount, lastDay, timeZone);
  const [emptyMs, fullMs] = await timeBoth(empty, full, lookups);
  const ratio = fullMs / emptyMs;
  return {
    title: `slot lookup, 50 resources, ${largeCount.toLocaleString("en-US")} bookings`,
    value: `p50 ${fullMs.toFixed(2)} ms`,
    reference: `${emptyMs.toFixed(2)} ms without bookings`,
    ratio,
    target: "≤ 2",
    isMet: ratio <= 2,
  };
}

const warmUp = 20;

/** Alternates between both, so that other load on the machine affects them equally. */
async function timeBoth(
  empty: BookingEnvironment,
  full: BookingEnvironment,
  lookups: number,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let count = -warmUp; count < lookups; count++) {
    const [emptyMs, fullMs] = [await timeLookup(empty, count + warmUp), await timeLookup(full, count + warmUp)];
    if (count < 0) continue;
    times[0].push(emptyMs);
    times[1].push(fullMs);
  }
  return [median(times[0]), median(times[1])];
}

async function timeLookup({ shop, days }: BookingEnvironment, round: number): Promise<number> {
  const date = days[round % days.length] as string;
  const begun = performance.now();
  await apiAt(shop.origin).listSlots({ query: { service_id: 1, date } });
  return performance.now() - begun;
}
