import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, numericId, requiredText } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { toCents } from "./core/money.ts";
import { maxOrderCents } from "./order-rules.ts";
import {
  maxDiscountCode,
  maxPromotionName,
  maxPromotionUses,
  promotionKinds,
  promotionStandings,
  promotionStates,
} from "./promotion-rules.ts";

const noMoment = "Please enter a date and a time.";
const moment = z.iso
  .datetime({ offset: true, error: noMoment })
  .refine((text) => Math.abs(new Date(text).getUTCFullYear() - 2050) <= 50, noMoment);

const wholeCents = (value: number) => Math.abs(value * 100 - toCents(value)) < 1e-6;
const amount = z
  .number("Please enter an amount.")
  .max(maxOrderCents / 100, "This is more than an order can cost.")
  .refine(wholeCents, "Please enter whole cents.");

const uses = z
  .number("Please enter a number.")
  .int("Please enter a whole number.")
  .min(1, "At least 1.")
  .max(maxPromotionUses, `At most ${maxPromotionUses}.`);

const restrictions = z.array(z.string().max(100)).max(50);

const promotionFields = z.strictObject({
  name: requiredText("Please enter a name.", maxPromotionName).meta({
    description: "Customers read it on their order.",
  }),
  kind: z.enum(promotionKinds),
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9-]+$/, "Please use letters, digits and dashes only.")
    .min(3, "At least 3 characters.")
    .max(maxDiscountCode, `At most ${maxDiscountCode} characters.`)
    .nullable()
    .meta({ description: "Null for one that applies by itself." }),
  percent: z
    .number("Please enter a number.")
    .int("Please enter a whole number.")
    .min(1, "Please enter at least 1.")
    .max(100, "Please enter at most 100.")
    .nullable(),
  amount: amount.positive("Please enter more than zero.").nullable().meta({ description: "In dollars." }),
  gear_id: numericId.nullable().meta({ description: "One unit of it costs nothing, if it is in the cart." }),
  pet_types: restrictions.meta({ description: "Empty: gears for all." }),
  categories: restrictions.meta({ description: "Empty: gears of all." }),
  minimum: amount.min(0, "Please enter zero or more.").meta({ description: "Of the cart before discounts." }),
  begins_at: moment.nullable(),
  ends_at: moment.nullable(),
  max_uses: uses.nullable(),
  max_uses_per_customer: uses.nullable(),
});
type PromotionFields = z.output<typeof promotionFields>;

const fieldOfKind = { percent: "percent", amount: "amount", free_gear: "gear_id" } as const;
const missingTexts = {
  percent: "Please enter a number.",
  amount: "Please enter an amount.",
  free_gear: "Please choose a gear.",
};

/** What belongs to another kind is not there, and what belongs to this one is. */
function checkFields(fields: PromotionFields, context: z.RefinementCtx): void {
  const issue = (field: string, message: string) => context.addIssue({ code: "custom", message, path: [field] });
  for (const kind of promotionKinds) {
    const isGiven = fields[fieldOfKind[kind]] !== null;
    if (isGiven !== (kind === fields.kind))
      issue(fieldOfKind[kind], kind === fields.kind ? missingTexts[kind] : "This belongs to another kind.");
  }
  const { begins_at: begin, ends_at: end } = fields;
  if (begin !== null && end !== null && Date.parse(end) <= Date.parse(begin))
    issue("ends_at", "Please let it end after it begins.");
}

export const promotionDraft = promotionFields.superRefine(checkFields);
export type PromotionDraft = z.output<typeof promotionDraft>;

export const promotion = promotionFields.extend({
  id: z.number().int(),
  code: z.string().nullable(),
  gear: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  state: z.enum(promotionStates),
  standing: z.enum(promotionStandings),
  uses: z.number().int(),
  discounted: dollars.meta({ description: "What it took off orders that count." }),
  revenue: dollars.meta({ description: "What those orders cost then." }),
  version: z.number().int(),
});
export type Promotion = z.output<typeof promotion>;

export const promotionFilters = z.object({ standing: z.enum(promotionStandings).optional() });

const common = { access: "staff", permission: "prices.edit" } as const;
const params = z.object({ id });
const version = z.number().int().positive();

export const promotionsEndpoints = {
  listPromotions: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/promotions",
    summary: "Promotions with how often they were used, the latest first",
    query: promotionFilters.extend({ sort: z.enum(["-created", "created"]).default("-created"), cursor: listCursor }),
    reply: listPage(promotion),
    errors: [],
  }),
  getPromotion: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/promotions/:id",
    summary: "One promotion",
    params,
    reply: promotion,
    errors: ["not_found"],
  }),
  createPromotion: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/promotions",
    summary: "Write a promotion down as a draft",
    body: promotionDraft,
    reply: promotion,
    status: 201,
    errors: ["conflict"],
  }),
  updatePromotion: endpoint({
    ...common,
    method: "PUT",
    path: "/api/staff/promotions/:id",
    summary: "Change a promotion that has not ended",
    params,
    body: promotionFields.extend({ version }).superRefine(checkFields),
    reply: promotion,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  startPromotion: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/promotions/:id/start",
    summary: "Let a draft apply, within its time",
    params,
    reply: promotion,
    errors: ["not_found", "conflict"],
  }),
  endPromotion: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/promotions/:id/end",
    summary: "End a promotion for good",
    params,
    reply: promotion,
    errors: ["not_found", "conflict"],
  }),
  duplicatePromotion: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/promotions/:id/duplicate",
    summary: "A draft with the same terms, without code, times and uses",
    params,
    reply: promotion,
    status: 201,
    errors: ["not_found"],
  }),
};
