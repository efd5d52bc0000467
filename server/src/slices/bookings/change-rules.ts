import { changeableBookingStatuses } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { BookingContext } from "./booking-context.ts";
import { bookingNotChangeable } from "./errors.ts";
import type { BookingRow } from "./store.ts";

const hourMs = 3_600_000;

/** Until when the customer can cancel or reschedule a booking. */
export const changeUntil = ({ startsAt, endsAt, changeHours }: BookingRow): Date =>
  changeHours === 0 ? endsAt : new Date(startsAt.getTime() - changeHours * hourMs);

/** For staff, who do not mind how short it is before the visit. */
export const isChangeable = ({ status, endsAt }: BookingRow, now: Date): boolean =>
  changeableBookingStatuses.some((changeable) => changeable === status) && endsAt > now;

export const canCustomerChange = (row: BookingRow, now: Date): boolean =>
  isChangeable(row, now) && changeUntil(row) > now;

export function assertCustomerCanChange({ shop }: BookingContext, row: BookingRow, now: Date): void {
  if (!isChangeable(row, now)) throw bookingNotChangeable(row);
  // mutant(customer-choice.test.ts): a visit that is near cannot be changed any more
  if (!canCustomerChange(row, now))
    throw new ApiError(
      "conflict",
      `${row.serviceName} can be changed until ${row.changeHours} hours before the visit. Please call us at ${shop.phone}.`,
    );
}
