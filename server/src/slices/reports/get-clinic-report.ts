import type { ClinicReport, endpoints, QueryOf } from "@pawhaven/contract";
import { listCapacities } from "../clinic/list-capacities.ts";
import { leadTimes, resourceUseRows, serviceUseRows } from "./clinic-store.ts";
import { toPeriod } from "./period.ts";
import type { ReportsContext } from "./reports-context.ts";

const limitsInDays = [1, 3, 7, 28];

export async function getClinicReport(
  { database: { db }, content }: ReportsContext,
  { from, to }: QueryOf<typeof endpoints.getClinicReport>,
): Promise<ClinicReport> {
  const period = toPeriod(from, to);
  const clinic = await content.clinic();
  const [resources, services, lead, capacities] = await Promise.all([
    resourceUseRows(db, period),
    serviceUseRows(db, period),
    leadTimes(db, period, limitsInDays),
    listCapacities(db, clinic, from, to),
  ]);
  const sum = (field: "visits" | "noShows" | "cancelled") => services.reduce((all, row) => all + row[field], 0);
  return {
    from,
    to,
    total: { visits: sum("visits"), no_shows: sum("noShows"), cancelled: sum("cancelled") },
    median_lead_hours: lead.medianHours,
    lead_times: lead.counts.map((visits, index) => ({ up_to_days: limitsInDays[index] ?? null, visits })),
    resources: resources.map(({ noShows, bookedMinutes, ...row }) => ({
      ...row,
      no_shows: noShows,
      booked_minutes: bookedMinutes,
      working_minutes: capacities.get(row.id) ?? null,
    })),
    services: services.map(({ noShows, bookedMinutes, ...row }) => ({
      ...row,
      no_shows: noShows,
      booked_minutes: bookedMinutes,
    })),
  };
}
