import { z } from "zod";
import { type ContentKey, contentKeys } from "./content-rules.ts";
import {
  type ContentValues,
  faqs,
  holidays,
  openingHours,
  returnRules,
  shopFacts,
  socialLinks,
  storedContent,
} from "./content-values.ts";
import { endpoint } from "./core/endpoint.ts";
import { numericId, timestamp } from "./core/fields.ts";

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
};

export type ContentDraft<Key extends ContentKey = ContentKey> = { version: number; value: ContentValues[Key] };

const key = z.object({ key: z.enum(contentKeys) });

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
    summary: "Shop facts, opening hours, holidays, FAQs, social links and rules of returns, each with its version",
    access: "staff",
    permission: "content.edit",
    reply: z.object({
      facts: sectionOf(storedContent.facts),
      hours: sectionOf(storedContent.hours),
      holidays: sectionOf(storedContent.holidays),
      faqs: sectionOf(storedContent.faqs),
      social: sectionOf(storedContent.social),
      returns: sectionOf(storedContent.returns),
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
