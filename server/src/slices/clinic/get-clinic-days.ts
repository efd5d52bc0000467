import type { ClinicCalendar } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import type { Clinic } from "../content/opening-hours.ts";
import { type Interval, type Resource, workingTimes } from "./availability.ts";
import { datesBetween, timeOfDays } from "./days.ts";
import { openTimeOn } from "./slots.ts";
import { type BlockRow, blocksDuring, currentServices, resourcesOfDays, type ServiceRow } from "./store.ts";

export type ClinicDays = Omit<ClinicCalendar, "visits" | "time_zone" | "days"> & {
  days: Omit<ClinicCalendar["days"][number], "holiday">[];
};

/** When the clinic is open on these days, and who works or is blocked when; in three statements. */
export async function getClinicDays(db: Db, clinic: Clinic, from: string, to: string): Promise<ClinicDays> {
  const dates = datesBetween(from, to);
  const window = timeOfDays(clinic, from, to);
  const [resources, services, blocks] = await Promise.all([
    resourcesOfDays(db, { from, to }, window),
    currentServices(db),
    blocksDuring(db, window),
  ]);
  return {
    days: dates.map((date) => toDayDto(clinic, date)),
    resources: resources.map((resource) => toResourceDto(clinic, dates, resource)),
    services: services.map(toServiceDto),
    blocks: blocks.map(toBlockDto),
  };
}

function toDayDto(clinic: Clinic, date: string): ClinicDays["days"][number] {
  const open = openTimeOn(clinic, date);
  return { date, opens_at: open?.from.toISOString() ?? null, closes_at: open?.to.toISOString() ?? null };
}

const toResourceDto = (clinic: Clinic, dates: string[], resource: Resource): ClinicDays["resources"][number] => ({
  id: resource.id,
  kind: resource.kind,
  name: resource.name,
  is_retired: resource.isRetired === true,
  working: dates
    .flatMap((date) => workingTimes(clinic, date, resource))
    .filter(({ from, to }) => from < to)
    .map(toSpanDto),
});

const toSpanDto = ({ from, to }: Interval) => ({
  starts_at: new Date(from).toISOString(),
  ends_at: new Date(to).toISOString(),
});

const toServiceDto = ({ id, name, minutes, priceCents, species, needs }: ServiceRow) => ({
  id,
  name,
  minutes,
  price_cents: priceCents,
  species,
  needs,
});

const toBlockDto = ({ id, resourceId, startsAt, endsAt, reason, version }: BlockRow) => ({
  id,
  resource_id: resourceId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  reason,
  version,
});
