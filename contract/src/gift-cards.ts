import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, email, id, optionalText, requiredText, timestamp } from "./core/fields.ts";
import { listCursor, listPage } from "./core/lists.ts";
import { toCents } from "./core/money.ts";
import { giftCardBalance, giftCode } from "./gift-card-fields.ts";
import { giftCardEntryKinds, giftCardStandings, giftCardStates, maxGiftCardDollars } from "./gift-card-rules.ts";
import { transactionId } from "./orders.ts";

const amount = z
  .number("Please enter an amount.")
  .min(-maxGiftCardDollars, `At most ${maxGiftCardDollars}.`)
  .max(maxGiftCardDollars, `At most ${maxGiftCardDollars}.`)
  .refine((value) => Math.abs(value * 100 - toCents(value)) < 1e-6, "Please enter whole cents.");

const noDay = "Please enter a date and a time.";

export const giftCardDraft = z.strictObject({
  amount: amount.positive("Please enter more than zero.").meta({ description: "In dollars." }),
  recipient_email: email.nullable().meta({ description: "Gets the code by mail." }),
  note: optionalText(500).meta({ description: "For staff." }),
  expires_at: z.iso
    .datetime({ offset: true, error: noDay })
    .refine((text) => Math.abs(new Date(text).getUTCFullYear() - 2050) <= 50, noDay)
    .nullable(),
});
export type GiftCardDraft = z.input<typeof giftCardDraft>;

export const giftCardAdjustment = z.strictObject({
  amount: amount.refine((value) => value !== 0, "Please enter more or less than zero."),
  reason: requiredText("Please say why.", 300),
});
export type GiftCardAdjustment = z.output<typeof giftCardAdjustment>;

export const giftCard = z.object({
  id: z.number().int(),
  last_four: z.string(),
  initial: dollars,
  balance: dollars,
  recipient_email: z.string().nullable(),
  note: z.string(),
  expires_at: timestamp.nullable(),
  state: z.enum(giftCardStates),
  standing: z.enum(giftCardStandings),
  issued_at: timestamp,
});
export type GiftCard = z.output<typeof giftCard>;

const entry = z.object({
  id: z.number().int(),
  kind: z.enum(giftCardEntryKinds),
  amount: z.number().meta({ description: "In dollars; less than zero for what was spent." }),
  at: timestamp,
  order: transactionId.nullable(),
  staff: z.string().nullable(),
  reason: z.string(),
});
export type GiftCardEntry = z.output<typeof entry>;

export const giftCardWithLedger = giftCard.extend({ entries: z.array(entry) });
export type GiftCardWithLedger = z.output<typeof giftCardWithLedger>;

export const giftCardFilters = z.object({
  standing: z.enum(giftCardStandings).optional(),
  text: z.string().max(100).optional().meta({ description: "Last characters of the code, or a part of the address." }),
});

const common = { access: "staff", permission: "giftcards.manage" } as const;
const params = z.object({ id });

export const giftCardsEndpoints = {
  checkGiftCard: endpoint({
    method: "POST",
    path: "/api/gift-cards/check",
    summary: "The balance of a gift card whose code I have",
    access: "customer",
    body: z.strictObject({ code: giftCode }),
    reply: giftCardBalance,
    errors: ["not_found", "conflict"],
    limit: { times: 200, perSeconds: 3600 },
    accountLimit: { times: 20, perSeconds: 3600 },
  }),
  listGiftCards: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/gift-cards",
    summary: "Gift cards, the latest first",
    query: giftCardFilters.extend({ sort: z.enum(["-issued", "issued"]).default("-issued"), cursor: listCursor }),
    reply: listPage(giftCard),
    errors: [],
  }),
  getGiftCard: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/gift-cards/:id",
    summary: "A gift card with its ledger",
    params,
    reply: giftCardWithLedger,
    errors: ["not_found"],
  }),
  issueGiftCard: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/gift-cards",
    summary: "Issue a gift card; this reply alone has its code",
    confirmsIdentity: true,
    body: giftCardDraft,
    reply: giftCardWithLedger.extend({ code: z.string().meta({ description: "In groups of four." }) }),
    status: 201,
    errors: ["conflict", "confirm_identity"],
    ...sendsMailForStaff,
  }),
  adjustGiftCard: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/gift-cards/:id/adjustments",
    summary: "Correct the balance of a gift card, with a reason",
    confirmsIdentity: true,
    params,
    body: giftCardAdjustment,
    reply: giftCardWithLedger,
    status: 201,
    errors: ["not_found", "conflict", "confirm_identity"],
  }),
  setGiftCardState: endpoint({
    ...common,
    method: "PUT",
    path: "/api/staff/gift-cards/:id/state",
    summary: "Block a gift card, or let it be used again",
    params,
    body: z.strictObject({ state: z.enum(giftCardStates) }),
    reply: giftCardWithLedger,
    errors: ["not_found", "conflict"],
  }),
};
