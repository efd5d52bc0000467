import type { calendarEndpoints, QueryOf, ReplyOf } from "@pawhaven/contract";
import { invalidField } from "../../clinic/errors.ts";
import { findService } from "../../clinic/find-service.ts";
import { listTimes } from "../../clinic/list-times.ts";
import type { BookingContext } from "../booking-context.ts";

type Endpoint = typeof calendarEndpoints.listStaffTimes;

/** Also of services that customers cannot book by themselves. */
export async function listStaffTimes(
  { database: { db }, content }: BookingContext,
  { service_id: serviceId, date, person_id: personId }: QueryOf<Endpoint>,
): Promise<ReplyOf<Endpoint>> {
  const service = await findService(db, serviceId);
  if (!service) throw invalidField("service_id", "Please select a service.");
  const chosen = personId === undefined ? [] : [personId];
  const times = await listTimes(db, await content.clinic(), { service, from: date, to: date, chosen });
  return { times: times.map(({ time, isFree }) => ({ time_slot: time, is_free: isFree })) };
}
