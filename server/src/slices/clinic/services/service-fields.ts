import type { BodyOf, endpoints, StaffService } from "@pawhaven/contract";
import type { ServiceRow } from "../store.ts";

/** A service as the form has it. */
export type ServiceFields = Omit<BodyOf<typeof endpoints.updateService>, "version">;

export const toServiceFields = (row: ServiceRow): ServiceFields => ({
  name: row.name,
  description: row.description,
  minutes: row.minutes,
  minutes_before: row.minutesBefore,
  minutes_after: row.minutesAfter,
  every_minutes: row.everyMinutes,
  price_cents: row.priceCents,
  species: row.species,
  needs: row.needs,
  is_online: row.isOnline,
  confirms_itself: row.confirmsItself,
  change_hours: row.changeHours,
  intake_questions: row.intakeQuestions,
  image: row.image,
  is_archived: row.archivedAt !== null,
});

export const toServiceColumns = (fields: ServiceFields) => ({
  name: fields.name,
  description: fields.description,
  minutes: fields.minutes,
  minutesBefore: fields.minutes_before,
  minutesAfter: fields.minutes_after,
  everyMinutes: fields.every_minutes,
  priceCents: fields.price_cents,
  species: [...new Set(fields.species)],
  isOnline: fields.is_online,
  confirmsItself: fields.confirms_itself,
  changeHours: fields.change_hours,
  intakeQuestions: fields.intake_questions,
  image: fields.image,
  archivedAt: fields.is_archived ? new Date() : null,
});

export const toStaffServiceDto = (row: ServiceRow): StaffService => ({
  id: row.id,
  version: row.version,
  ...toServiceFields(row),
});
