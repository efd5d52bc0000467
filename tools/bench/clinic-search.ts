import { endpoints } from "@pawhaven/contract";
import { createDatabase } from "../../server/src/platform/db/database.ts";
import { apiAt, staffHeaders } from "../../server/test/support/api-client.ts";
import { aStaffMember } from "../../server/test/support/factories.ts";
import { apiRequest } from "./api-request.ts";
import type { BookingEnvironment } from "./booking-environment.ts";
import { fillClinic } from "./large-clinic.ts";
import type { Figure } from "./table.ts";
import { median, percentile } from "./times.ts";

const maxSearchMs = 50;

/** In a clinic that is full up to the last day. Every search is another, so that none is answered from the cache. */
export async function measureNextFree({ shop }: BookingEnvironment, lookups: number): Promise<Figure> {
  const api = apiAt(shop.origin);
  const [service] = await api.listServices();
  const people = [undefined, ...(service?.people ?? []).map(({ id }) => id)];
  const times = await timesOf(lookups, (round) => {
    const person_id = people[round % people.length];
    const count = 1 + (Math.floor(round / people.length) % 10);
    return api.listNextFreeTimes({ query: { service_id: 1, person_id, count } });
  });
  return speedFigure("search for the next free time, 90 days", times, maxSearchMs);
}

const maxWeekMs = 100;
const visitsOfWeek = 300;

export async function measureWeek({ shop, database }: BookingEnvironment, lookups: number): Promise<Figure> {
  const { last_day: to, time_zone: timeZone } = await apiAt(shop.origin).getBookingDays();
  await fillClinic(database, visitsOfWeek, to, timeZone);
  const { staffToken } = await aStaffMember(createDatabase(database));
  const from = new Date(Date.parse(to) - 6 * 86_400_000).toISOString().slice(0, 10);
  const { path } = apiRequest(endpoints.getCalendar, { query: { from, to } });
  const times = await timesOf(lookups, async () => {
    const reply = await fetch(`${shop.origin}${path}`, { headers: staffHeaders(staffToken) });
    if (!reply.ok) throw new Error(`The calendar failed with ${reply.status}.`);
    await reply.arrayBuffer();
  });
  return speedFigure(`calendar of a week, ${visitsOfWeek} visits`, times, maxWeekMs);
}

const warmUp = 20;

async function timesOf(lookups: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + lookups; round++) {
    const begun = performance.now();
    await work(round);
    if (round >= warmUp) times.push(performance.now() - begun);
  }
  return times;
}

function speedFigure(title: string, times: readonly number[], maxMs: number): Figure {
  const p99 = percentile(times, 0.99);
  return {
    title,
    value: `p50 ${median(times).toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
    reference: `${maxMs} ms`,
    ratio: p99 / maxMs,
    target: "≤ 1",
    isMet: p99 <= maxMs,
  };
}
