import type { StaffVisit } from "@pawhaven/contract";
import { toStaffBookingDto } from "../serialize.ts";
import type { VisitRow } from "./store.ts";

export const toStaffVisitDto = (row: VisitRow, now: Date): StaffVisit => ({
  ...toStaffBookingDto(row, now),
  revision: row.revision,
  source: row.source,
  resource_ids: row.resourceIds,
  person_id: row.personId,
  price_cents: row.priceCents,
  service_minutes: row.serviceMinutes,
  species: row.species,
  no_shows: row.noShows,
  private_note: row.privateNote,
  goods_waiting: row.goodsWaiting,
});
