import type { StaffWaitlistEntry, WaitlistEntry } from "@pawhaven/contract";
import type { EntryRow } from "./store.ts";

export const toEntryDto = (row: EntryRow): WaitlistEntry => ({
  id: row.id,
  pet: { id: row.petId, name: row.petName },
  service: { id: row.serviceId, name: row.serviceName },
  person: row.personId === null ? null : { id: row.personId, name: row.personName ?? "" },
  first_day: row.firstDay,
  last_day: row.lastDay,
  part_of_day: row.partOfDay,
  created_at: row.createdAt.toISOString(),
  offer: toOfferDto(row),
});

const toOfferDto = ({ offer, held }: EntryRow): WaitlistEntry["offer"] =>
  offer && held
    ? {
        id: offer.id,
        date: held.date,
        time_slot: held.timeSlot,
        starts_at: offer.startsAt.toISOString(),
        expires_at: offer.expiresAt.toISOString(),
      }
    : null;

export const toStaffEntryDto = (row: EntryRow): StaffWaitlistEntry => ({
  ...toEntryDto(row),
  user_id: row.userId,
  customer: row.customer,
});
