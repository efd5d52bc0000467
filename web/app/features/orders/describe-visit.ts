import type { CollectAt } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";

/** `Tuesday, 1 December at 09:00 (Check-up for Biscuit)`. */
export const describeVisit = ({ date, time_slot: time, service_name: service, pet_name: pet }: CollectAt): string =>
  `${formatDay(date, "long")} at ${time} (${service} for ${pet})`;
