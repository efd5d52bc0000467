import { z } from "zod";
import { bookingStatuses } from "./booking-rules.ts";
import { numericId, requiredText, timestamp } from "./core/fields.ts";

/** A year beyond the calendar's range is refused before it reaches the database. */
const moment = timestamp.refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 2000 && year < 2200;
}, "Please enter a time between 2000 and 2199.");

export const maxBlockDays = 366;

const blockTimes = {
  starts_at: moment.meta({ description: "Between 2000 and 2199." }),
  ends_at: moment.meta({ description: "Later than it starts, by at most 366 days." }),
  reason: requiredText("Please enter a reason.", 200),
};
type Times = { starts_at: string; ends_at: string };
const takesTime = ({ starts_at, ends_at }: Times) => Date.parse(starts_at) < Date.parse(ends_at);
const isShort = ({ starts_at, ends_at }: Times) =>
  Date.parse(ends_at) - Date.parse(starts_at) <= maxBlockDays * 24 * 3_600_000;
const takesTimeRule = { error: "Please end later than you begin.", path: ["ends_at"] };
const isShortRule = { error: `At most ${maxBlockDays} days.`, path: ["ends_at"] };

export const blockDraft = z
  .strictObject({
    resource_ids: z.array(numericId).min(1, "Please choose at least one.").max(100),
    ...blockTimes,
  })
  .refine(takesTime, takesTimeRule)
  .refine(isShort, isShortRule);
export type BlockDraft = z.input<typeof blockDraft>;

export const blockChange = z
  .strictObject({ version: numericId, ...blockTimes })
  .refine(takesTime, takesTimeRule)
  .refine(isShort, isShortRule);
export type BlockChange = z.input<typeof blockChange>;

export const staffBlock = z.object({
  id: z.number().int(),
  resource_id: z.number().int(),
  resource_name: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  reason: z.string(),
  version: z.number().int(),
});
export type StaffBlock = z.output<typeof staffBlock>;

export const visitToCall = z.object({
  id: z.number().int().meta({ description: "The booking's id." }),
  revision: z.number().int(),
  status: z.enum(bookingStatuses),
  service_id: z.number().int(),
  service_name: z.string(),
  pet: z.object({ name: z.string() }),
  user_id: z.number().int().nullable(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  date: z.iso.date(),
  time_slot: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  resource_name: z.string().meta({ description: "What the visit holds and cannot have." }),
  reason: z.string().meta({ description: "The block's, or that the resource is retired." }),
});
export type VisitToCall = z.output<typeof visitToCall>;

export const blocked = z.object({
  blocks: z.array(staffBlock),
  visits: z.array(visitToCall).meta({ description: "Visits within the time, which stay: somebody must call." }),
});
export type Blocked = z.output<typeof blocked>;
