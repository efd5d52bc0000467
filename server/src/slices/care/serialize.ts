import type { Day, OwnDueCare } from "@pawhaven/contract";
import { isOverdue } from "./due-for.ts";
import type { DueRow } from "./store.ts";
import { whyDue } from "./why.ts";

export function toOwnDueCareDto(row: DueRow, today: Day): OwnDueCare {
  const state = stateOf(row, today);
  return {
    id: row.id,
    userpet_id: row.userpetId,
    pet_name: row.petName,
    kind: row.kind,
    name: row.name,
    due_on: row.dueOn,
    is_overdue: state === "open" && isOverdue({ due_on: row.dueOn, reason: row.reason }, today),
    reason: row.reason,
    why: whyDue(row),
    advice: row.advice,
    source: row.source,
    state,
    snoozed_until: state === "snoozed" ? row.snoozedUntil : null,
    booking: state === "booked" ? bookingOf(row) : null,
  };
}

const bookingOf = ({ booking }: DueRow): OwnDueCare["booking"] =>
  booking && {
    id: booking.id,
    date: booking.date,
    time_slot: booking.time_slot,
    service_name: booking.service_name,
    is_for_it: booking.is_for_it,
  };

function stateOf({ status, booking, snoozedUntil }: DueRow, today: Day): OwnDueCare["state"] {
  if (status === "dismissed") return "dismissed";
  if (booking?.is_for_it) return "booked";
  if (snoozedUntil !== null && snoozedUntil > today) return "snoozed";
  return booking ? "booked" : "open";
}
