import { z } from "zod";
import { resourceKinds } from "./clinic-rules.ts";
import { weekdays } from "./content-rules.ts";
import { numericId, plainName } from "./core/fields.ts";

const timeMessage = "Please enter a time like 09:30.";
const time = z.string(timeMessage).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage);
const span = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { error: "Please end later than you begin.", path: ["closes"] });

/** Working times of one day, in order and apart from each other. */
const spans = z
  .array(span)
  .max(6, "At most 6 working times a day.")
  .superRefine((times, context) => {
    for (const [index, { opens }] of times.entries())
      if (opens < (times[index - 1]?.closes ?? ""))
        context.addIssue({ code: "custom", message: "Please begin after the time before.", path: [index, "opens"] });
  });

const workingWeek = z
  .array(spans)
  .length(weekdays.length, "Please give all seven days.")
  .meta({ description: "Monday first; an empty day is free." });

/** The calendar's own range: PostgreSQL has no year 0. */
const day = z.iso
  .date("Please enter a date that exists, like 2030-12-25.")
  .refine((date) => date >= "2000-01-01" && date < "2200-01-01", "Please enter a date between 2000 and 2199.");

const exceptions = z
  .array(z.strictObject({ date: day, spans: spans.min(1, "Please enter a working time. A free day is a block.") }))
  .max(100, "At most 100 days.")
  .superRefine((days, context) => {
    for (const [index, { date }] of days.entries())
      if (days.findIndex((other) => other.date === date) < index)
        context.addIssue({ code: "custom", message: "This date is on the list twice.", path: [index, "date"] });
  })
  .meta({ description: "Days with other hours than those of their weekday." });

const version = numericId.meta({ description: "Of the object as the caller saw it." });

export const resourceDraft = z.strictObject({
  kind: z.enum(resourceKinds, "Please choose what it is."),
  name: plainName("Please enter a name."),
  staff_id: numericId.nullable().meta({ description: "The member of staff that this person is." }),
  skills: z
    .array(numericId)
    .max(200)
    .meta({ description: "Services; without any, it serves every service that needs its kind." }),
  week: workingWeek.nullable().meta({ description: "Null if it follows the opening hours of the clinic." }),
  exceptions,
});
export type ResourceDraft = z.input<typeof resourceDraft>;

/** What it is stays: visits that hold it need that kind. */
export const resourceChange = resourceDraft.omit({ kind: true }).extend({ version, is_retired: z.boolean() });
export type ResourceChange = z.input<typeof resourceChange>;

export const staffResource = z.object({
  id: z.number().int(),
  kind: z.enum(resourceKinds),
  name: z.string(),
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  skills: z.array(z.number().int()),
  week: z.array(z.array(z.object({ opens: z.string(), closes: z.string() }))).nullable(),
  exceptions: z.array(
    z.object({ date: z.iso.date(), spans: z.array(z.object({ opens: z.string(), closes: z.string() })) }),
  ),
  is_retired: z.boolean(),
  version: z.number().int(),
});
export type StaffResource = z.output<typeof staffResource>;
