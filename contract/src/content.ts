import { z } from "zod";
import { type ContentKey, contentKeys, legalPages } from "./content-rules.ts";
import {
  type ContentValues,
  deliveryTimes,
  faqs,
  holidays,
  legalSections,
  openingHours,
  returnRules,
  shopFacts,
  socialLinks,
  storedContent,
} from "./content-values.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, numericId, timestamp } from "./core/fields.ts";
import { countryCodes } from "./order-rules.ts";

const versionInfo = {
  version: z.number().int(),
  updated_at: timestamp,
  updated_by: z.string().nullable().meta({ description: "Null for the first value, which comes from the settings." }),
};

export interface ContentSection<Key extends ContentKey = ContentKey> {
  value: ContentValues[Key];
  version: number;
  updated_at: string;
  updated_by: string | null;
}

const sectionOf = <Value extends z.ZodType>(value: Value) => z.object({ value, ...versionInfo });
const draftOf = <Value extends z.ZodType>(value: Value) => z.strictObject({ version: numericId, value });

export const contentDrafts = {
  facts: draftOf(shopFacts),
  hours: draftOf(openingHours),
  holidays: draftOf(holidays),
  faqs: draftOf(faqs),
  social: draftOf(socialLinks),
  returns: draftOf(returnRules),
  delivery: draftOf(deliveryTimes),
  privacy: draftOf(legalSections),
  terms: draftOf(legalSections),
  shipping: draftOf(legalSections),
  imprint: draftOf(legalSections),
};

export type ContentDraft<Key extends ContentKey = ContentKey> = { version: number; value: ContentValues[Key] };

const key = z.object({ key: z.enum(contentKeys) });

const legalPageParams = z.object({ page: z.enum(legalPages) });
const legalVersion = z.object({
  version: z.number().int(),
  since: timestamp.meta({ description: "From when on it applied." }),
});
export const legalPage = legalVersion.extend({
  sections: storedContent.privacy,
  versions: z.array(legalVersion).meta({ description: "All there were, newest first." }),
});
export type LegalPage = z.output<typeof legalPage>;

const edits = {
  method: "PUT",
  access: "staff",
  permission: "content.edit",
  errors: ["edited_meanwhile"],
} as const;

export const contentEndpoints = {
  listContent: endpoint({
    method: "GET",
    path: "/api/staff/content",
    summary:
      "Shop facts, opening hours, holidays, FAQs, social links, rules of returns, delivery times and legal pages, each with its version",
    access: "staff",
    permission: "content.edit",
    reply: z.object({
      facts: sectionOf(storedContent.facts),
      hours: sectionOf(storedContent.hours),
      holidays: sectionOf(storedContent.holidays),
      faqs: sectionOf(storedContent.faqs),
      social: sectionOf(storedContent.social),
      returns: sectionOf(storedContent.returns),
      delivery: sectionOf(storedContent.delivery),
      privacy: sectionOf(storedContent.privacy),
      terms: sectionOf(storedContent.terms),
      shipping: sectionOf(storedContent.shipping),
      imprint: sectionOf(storedContent.imprint),
    }),
    errors: [],
  }),
  updateShopFacts: endpoint({
    ...edits,
    path: "/api/staff/content/facts",
    summary: "Change the shop's name, e-mail address, phone number or address",
    body: contentDrafts.facts,
    reply: sectionOf(storedContent.facts),
  }),
  updateOpeningHours: endpoint({
    ...edits,
    path: "/api/staff/content/hours",
    summary: "Change the opening hours; bookings outside the new ones stay",
    body: contentDrafts.hours,
    reply: sectionOf(storedContent.hours),
  }),
  updateHolidays: endpoint({
    ...edits,
    path: "/api/staff/content/holidays",
    summary: "Change the holidays; bookings on them stay",
    body: contentDrafts.holidays,
    reply: sectionOf(storedContent.holidays),
  }),
  updateFaqs: endpoint({
    ...edits,
    path: "/api/staff/content/faqs",
    summary: "Change the frequently asked questions",
    body: contentDrafts.faqs,
    reply: sectionOf(storedContent.faqs),
  }),
  updateSocialLinks: endpoint({
    ...edits,
    path: "/api/staff/content/social",
    summary: "Change the social links",
    body: contentDrafts.social,
    reply: sectionOf(storedContent.social),
  }),
  updateReturnRules: endpoint({
    ...edits,
    path: "/api/staff/content/returns",
    summary: "Change what the page about returns says; the number of days is a setting",
    body: contentDrafts.returns,
    reply: sectionOf(storedContent.returns),
  }),
  updateDeliveryTimes: endpoint({
    ...edits,
    path: "/api/staff/content/delivery",
    summary: "Change how long orders take; those that are placed keep what they were promised",
    body: contentDrafts.delivery,
    reply: sectionOf(storedContent.delivery),
  }),
  getDeliveryRules: endpoint({
    method: "GET",
    path: "/api/delivery-rules",
    summary: "What the day is worked out from on which an order of now would arrive",
    access: "anyone",
    reply: deliveryTimes.extend({
      open: z.array(z.boolean()).meta({ description: "Whether the shop is open, from Monday to Sunday." }),
      holidays: z.array(z.iso.date()),
      time_zone: z.string(),
      country: z.enum(countryCodes).meta({ description: "Where the shop is." }),
    }),
    errors: [],
    invalidatedBy: ["shop_content"],
  }),
  updateLegalPage: endpoint({
    ...edits,
    path: "/api/staff/content/legal/:page",
    summary: "Change the text of a legal page; the version before stays readable",
    params: legalPageParams,
    body: contentDrafts.privacy,
    reply: sectionOf(storedContent.privacy),
  }),
  getLegalPage: endpoint({
    method: "GET",
    path: "/api/legal/:page",
    summary: "The text of a legal page, as it is now or as it was in an earlier version",
    access: "anyone",
    params: legalPageParams,
    query: z.object({ version: id.optional() }),
    reply: legalPage,
    errors: ["not_found"],
    invalidatedBy: ["shop_content"],
  }),
  listContentVersions: endpoint({
    method: "GET",
    path: "/api/staff/content/:key/versions",
    summary: "The versions of one kind of content, newest first",
    access: "staff",
    permission: "content.edit",
    params: key,
    reply: z.array(sectionOf(z.union(Object.values(storedContent)))),
    errors: [],
  }),
  restoreContent: endpoint({
    method: "POST",
    path: "/api/staff/content/:key/restore",
    summary: "Make an earlier version the newest one",
    access: "staff",
    permission: "content.edit",
    params: key,
    body: z.strictObject({
      version: numericId,
      restored_version: numericId.meta({ description: "The earlier version." }),
    }),
    reply: sectionOf(z.union(Object.values(storedContent))),
    errors: ["not_found", "edited_meanwhile"],
  }),
};
