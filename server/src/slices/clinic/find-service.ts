import type { SlotLength } from "./slots.ts";
import type { ServiceRow } from "./store.ts";

export { serviceById as findService, type ServiceRow } from "./store.ts";

/** Slots are back to back, unless the service says how often it starts. */
export const slotLength = ({ minutes, minutesBefore, minutesAfter, everyMinutes }: ServiceRow): SlotLength => ({
  minutes,
  everyMinutes: everyMinutes ?? minutesBefore + minutes + minutesAfter,
});
