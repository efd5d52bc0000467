import { z } from "zod";
import { type ContentKey, type LegalPageKey, weekdays } from "./content-rules.ts";
import { email, requiredText } from "./core/fields.ts";
import type { Country } from "./order-rules.ts";

/** One line without control, invisible or private characters, and without what could pass for markup. */
export const plainLinePattern = /^[^\p{C}\p{Zl}\p{Zp}<>]+$/u;

const lineOf = (missingMessage: string, maxLength: number) =>
  requiredText(missingMessage, maxLength).pipe(
    z.string().regex(plainLinePattern, "Please use plain text in one line."),
  );

const phoneMessage = "Please enter a phone number like +84 28 5550 0199.";
const phone = requiredText(phoneMessage, 30).pipe(z.string().regex(/^\+?\(?\d(?:[ ().-]{0,2}\d){2,14}$/, phoneMessage));

export const shopFacts = z.strictObject({
  name: lineOf("Please enter the shop's name.", 60),
  email,
  phone,
  emergency_phone: z
    .union([z.literal(""), phone], phoneMessage)
    .default("")
    .meta({ description: "Answered around the clock; empty if it is the ordinary one." }),
  address: lineOf("Please enter the address.", 200),
});
export type ShopFacts = z.output<typeof shopFacts>;

const timeMessage = "Please enter a time like 09:30.";
const time = z.string(timeMessage).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage);
const openSpan = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { error: "Please close later than you open.", path: ["closes"] });
const week = z
  .array(openSpan.nullable())
  .length(weekdays.length, "Please give all seven days.")
  .meta({ description: "Monday first; null on days when it is closed." });

export const openingHours = z.strictObject({ shop: week, clinic: week });
export type OpeningHours = z.output<typeof openingHours>;

/** Reports every item whose text occurred before, at its field. */
const unique =
  <Item>(field: keyof Item & string, message: string) =>
  (items: Item[], context: z.RefinementCtx<Item[]>): void => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const text = String(item[field]).toLowerCase();
      if (seen.has(text)) context.addIssue({ code: "custom", message, path: [index, field] });
      seen.add(text);
    }
  };

const dateMessage = "Please enter a date that exists, like 2030-12-25.";
const holiday = z.strictObject({
  date: z.string(dateMessage).pipe(z.iso.date(dateMessage)),
  name: z.union([z.literal(""), lineOf("", 60)], "Please use plain text in one line, at most 60 characters."),
});
export const holidays = z
  .array(holiday)
  .max(100, "At most 100 holidays.")
  .superRefine(unique<z.output<typeof holiday>>("date", "This date is on the list twice."));
export type Holiday = z.output<typeof holiday>;

export const faq = z.strictObject({
  topic: lineOf("Please enter a topic.", 40),
  question: lineOf("Please enter the question.", 200),
  answer: requiredText("Please enter the answer.", 1500),
  is_featured: z
    .boolean()
    .meta({ description: "Whether the Contact page shows the question before the list is opened." }),
});
export const faqs = z
  .array(faq)
  .max(50, "At most 50 questions.")
  .superRefine(unique<z.output<typeof faq>>("question", "This question is on the list twice."));
export type Faq = z.output<typeof faq>;

const urlMessage = "Please enter an address that begins with https://.";
const socialLink = z.strictObject({
  name: lineOf("Please enter a name.", 40),
  url: requiredText(urlMessage, 300).pipe(
    z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: urlMessage }).refine(hasNoCredentials, urlMessage),
  ),
});
export const socialLinks = z
  .array(socialLink)
  .max(10, "At most 10 links.")
  .superRefine(unique<z.output<typeof socialLink>>("name", "This name is on the list twice."));
export type SocialLink = z.output<typeof socialLink>;

function hasNoCredentials(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.username === "" && parsed.password === "";
}

/** A rule of returns: with a title it is one of the steps, without it is something good to know. */
export const returnRule = z.strictObject({
  title: z.union([z.literal(""), lineOf("", 60)], "Please use plain text in one line, at most 60 characters."),
  text: lineOf("Please enter the text.", 500),
});
export const returnRules = z
  .array(returnRule)
  .max(30, "At most 30 rules.")
  .superRefine(unique<z.output<typeof returnRule>>("text", "This text is on the list twice."));
export type ReturnRule = z.output<typeof returnRule>;

const days = (min: number, max: number) => {
  const message = `Please enter a number from ${min} to ${max}.`;
  return z.number(message).int(message).min(min, message).max(max, message);
};
const transit = z
  .strictObject({ min: days(1, 90), max: days(1, 90) })
  .refine(({ min, max }) => min <= max, { error: "Please enter at least as many days as before.", path: ["max"] });

/** How long the shop needs to send, and carriers to deliver. */
export const deliveryTimes = z.strictObject({
  handling_days: days(0, 30).meta({
    description: "Days on which the shop is open, between the order and the carrier.",
  }),
  cut_off: time.meta({ description: "What is ordered later counts as ordered on the next day." }),
  transit: z.strictObject({ vn: transit, us: transit, sg: transit } satisfies Record<Country, typeof transit>).meta({
    description: "By country, from Monday to Friday.",
  }),
});
export type DeliveryTimes = z.output<typeof deliveryTimes>;

/** Lines without what could pass for markup. */
const plainLines = /^(?:[^\p{C}\p{Zl}\p{Zp}<>]|\n)+$/u;

/** A part of a legal page: an empty line begins a paragraph, and lines that begin with "- " are a list. */
export const legalSection = z.strictObject({
  title: lineOf("Please enter a title.", 80),
  text: requiredText("Please enter the text.", 8000).pipe(
    z
      .string()
      .overwrite((text) => text.replaceAll("\r\n", "\n"))
      .regex(plainLines, "Please use plain text."),
  ),
});
export const legalSections = z
  .array(legalSection)
  .min(1, "Please write at least one section.")
  .max(40, "At most 40 sections.")
  .superRefine(unique<z.output<typeof legalSection>>("title", "This title is on the list twice."));
export type LegalSection = z.output<typeof legalSection>;

export interface ContentValues extends Record<LegalPageKey, LegalSection[]> {
  facts: ShopFacts;
  hours: OpeningHours;
  holidays: Holiday[];
  faqs: Faq[];
  social: SocialLink[];
  returns: ReturnRule[];
  delivery: DeliveryTimes;
}

const storedSections = z.array(z.object({ title: z.string(), text: z.string() }));

/** First values come from the settings, which are not held to the rules of the forms. */
export const storedContent = {
  facts: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    emergency_phone: z.string().default(""),
    address: z.string(),
  }),
  hours: openingHours,
  holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  faqs: z.array(z.object({ topic: z.string(), question: z.string(), answer: z.string(), is_featured: z.boolean() })),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
  returns: storedSections,
  delivery: deliveryTimes,
  privacy: storedSections,
  terms: storedSections,
  shipping: storedSections,
  imprint: storedSections,
} satisfies { [Key in ContentKey]: z.ZodType<ContentValues[Key]> };
