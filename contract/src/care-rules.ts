import { z } from "zod";
import { careSpecies, dueKinds } from "./care-due-rules.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, numericId, optionalText, requiredText } from "./core/fields.ts";

const params = z.object({ id });
const day = z.iso.date("Please enter a date.");

/** More than any animal lives. */
const maxDays = 20_000;
const days = z.number("Please enter a number of days.").int("Please enter whole days.").max(maxDays, "Too many days.");
const someDays = days.min(0, "Please enter a number of days.");
const interval = days.min(1, "Please enter at least one day.");

export const careStep = z.strictObject({
  every_days: interval,
  at_days: someDays.nullable().meta({ description: "Not before the animal is so many days old." }),
  early_days: someDays.meta({ description: "It can be given so many days before." }),
  until_days: interval.nullable().meta({ description: "While the animal was younger than this at the last one." }),
  times: z.number().int().min(1).max(100).nullable().meta({ description: "While it was given at most so often." }),
});

export const careSchedule = z.strictObject({
  first: z.strictObject({ at_days: someDays.meta({ description: "Of age." }), early_days: someDays }),
  steps: z.array(careStep).max(6, "At most 6 steps."),
});

export const careRule = z.object({
  id: z.number().int(),
  code: z.string().meta({ description: "What the versions of a rule have in common." }),
  species: z.enum(careSpecies),
  kind: z.enum(dueKinds),
  country: z.string().nullable().meta({ description: "An ISO code; null where no rule of the country exists." }),
  name: z.string(),
  advice: z.string(),
  schedule: careSchedule.nullable().meta({ description: "Null if the clinic is only to be asked." }),
  service_id: z.number().int().nullable().meta({ description: "Null: the first service of a vet." }),
  source: z.string(),
  source_url: z.url(),
  version: z.number().int().meta({ description: "The first one of a country or of all is 1." }),
  compiled_on: z.iso.date(),
  reviewed_by: z.string().nullable(),
  reviewed_on: z.iso.date().nullable(),
  valid_from: z.iso.date(),
  valid_until: z.iso.date().nullable().meta({ description: "The first day on which it no longer holds." }),
  is_used: z.boolean().meta({ description: "Whether it is for the country of the shop." }),
});
export type StaffCareRule = z.output<typeof careRule>;

/** The next version of a rule: nobody is late because of it. */
export const careRuleDraft = z.strictObject({
  name: requiredText("Please enter a name.", 80),
  advice: optionalText(500),
  schedule: careSchedule.nullable(),
  source: requiredText("Please enter where it comes from.", 200),
  source_url: z.url({ protocol: /^https$/, error: "Please enter an address like https://…" }).max(500),
  valid_from: day.meta({ description: "Today or later." }),
});
export type CareRuleDraft = z.output<typeof careRuleDraft>;

export const careRulesEndpoints = {
  listCareRules: endpoint({
    method: "GET",
    path: "/api/staff/care-rules",
    summary: "The rules by which care becomes due, also those to come and those of before",
    access: "staff",
    permission: "calendar.read",
    reply: z.array(careRule),
    errors: [],
  }),
  createCareRuleVersion: endpoint({
    method: "POST",
    path: "/api/staff/care-rules/:id/versions",
    summary: "Replace a rule by a new version from a day on; it has to be reviewed again",
    access: "staff",
    permission: "calendar.setup",
    params,
    body: careRuleDraft,
    reply: careRule,
    status: 201,
    errors: ["not_found", "edited_meanwhile"],
  }),
  reviewCareRule: endpoint({
    method: "POST",
    path: "/api/staff/care-rules/:id/review",
    summary: "Say that I have reviewed a rule; customers see it",
    access: "staff",
    permission: "medical.write",
    params,
    reply: careRule,
    errors: ["not_found", "conflict"],
  }),
  retireCareRule: endpoint({
    method: "POST",
    path: "/api/staff/care-rules/:id/retire",
    summary: "Nothing becomes due by this rule any more",
    access: "staff",
    permission: "calendar.setup",
    params,
    reply: careRule,
    errors: ["not_found", "conflict"],
  }),
  setCareRuleService: endpoint({
    method: "PUT",
    path: "/api/staff/care-rules/:id/service",
    summary: "Choose the service that is offered when something becomes due by this rule",
    access: "staff",
    permission: "calendar.setup",
    params,
    body: z.strictObject({ service_id: numericId.nullable() }),
    reply: careRule,
    errors: ["not_found"],
  }),
};
