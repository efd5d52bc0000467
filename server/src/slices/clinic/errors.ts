import type { ConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";

export const invalidField = (field: string, text: string) =>
  new ApiError("invalid", text, { errors: { [field]: [text] } });

export const timeNotOffered = () =>
  invalidField("time_slot", "We don't offer this time on this day. Please select a time slot.");

export const slotTaken = () =>
  new ApiError("slot_taken", "Someone else just booked this time. Please select another time slot.");

/** Nobody was faster: the customer has this time, for another animal. */
export const slotBookedBefore = (petName: string) =>
  new ApiError("slot_taken", `You have booked this time for ${petName} already. Please select another time slot.`);

/** For staff, who want to know what is missing: of each group, nobody is free. */
export const resourcesTaken = (groups: readonly (readonly { kind: string; name: string }[])[]) =>
  new ApiError("slot_taken", groups.map(describeTaken).join(" "));

const describeTaken = (group: readonly { kind: string; name: string }[]): string =>
  group.length === 1
    ? `${group[0]?.name} is not free at that time.`
    : `No ${group[0]?.kind ?? "resource"} is free at that time.`;

export const reservationConstraintErrors: ConstraintErrors = { reservations_given_once: slotTaken };
