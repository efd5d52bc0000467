import type { ContentValues } from "./content-values.ts";
import { countryCodes } from "./order-rules.ts";
import { type ContentKey, type LegalPageKey, type OpenSpan, type Week, weekdays } from "./content-rules.ts";

export type ContentFields = Readonly<Record<string, unknown>>;

type ListKey = "holidays" | "faqs" | "social" | "returns" | LegalPageKey;
type Item = Readonly<Record<string, unknown>>;

const section = { noun: "section", id: "title" };

const listItems: Record<ListKey, { noun: string; id: string }> = {
  holidays: { noun: "holiday", id: "date" },
  faqs: { noun: "question", id: "question" },
  social: { noun: "link", id: "name" },
  returns: { noun: "rule", id: "text" },
  privacy: section,
  terms: section,
  shipping: section,
  imprint: section,
};

const isList = (key: ContentKey): key is ListKey => key in listItems;

/**
 * Content as fields that the audit log and two editors can compare, and people can read: one for each fact, day and item
 * of a list, and one for the order of the list. A field is null where another version has an item and this one has not.
 */
export function toContentFields(key: ContentKey, value: ContentValues[ContentKey]): ContentFields {
  if (isList(key)) return fieldsOfList(key, value as unknown as readonly Item[]);
  if ("transit" in value) return fieldsOfDelivery(value);
  if ("clinic" in value) return { ...daysOf("shop", value.shop), ...daysOf("clinic", value.clinic) };
  return { ...(value as ContentValues["facts"]) };
}

/** Items that the order does not mention come last. */
export function fromContentFields(key: ContentKey, fields: ContentFields): ContentValues[ContentKey] {
  if (isList(key)) return listFrom(key, fields) as unknown as ContentValues[ListKey];
  if (key === "delivery") return deliveryFrom(fields);
  if (key === "facts") return fields as unknown as ContentValues["facts"];
  return { shop: weekFrom("shop", fields), clinic: weekFrom("clinic", fields) };
}

/** These fields alone, with null for those that are not there. */
export const pickContentFields = (fields: ContentFields, names: Iterable<string>): ContentFields =>
  Object.fromEntries([...names].map((name) => [name, fields[name] ?? null]));

function fieldsOfList(key: ListKey, items: readonly Item[]): ContentFields {
  const { noun, id } = listItems[key];
  const entries = items.map(({ [id]: name, ...rest }) => [`${noun} ${String(name)}`, rest] as const);
  return { order: items.map((item) => item[id]), ...Object.fromEntries(entries) };
}

function listFrom(key: ListKey, { order, ...items }: ContentFields): Item[] {
  const { noun, id } = listItems[key];
  const ordered = (order as string[]).map((name) => `${noun} ${name}`);
  return [...new Set([...ordered, ...Object.keys(items)])].flatMap((field) => {
    const rest = items[field] as Item | null | undefined;
    return rest ? [{ [id]: field.slice(noun.length + 1), ...rest }] : [];
  });
}

/** A field for each country. */
function fieldsOfDelivery({ transit, ...rest }: ContentValues["delivery"]): ContentFields {
  const entries = Object.entries(transit).map(([country, days]) => [`transit ${country}`, days]);
  return { ...rest, ...(Object.fromEntries(entries) as ContentFields) };
}

function deliveryFrom(fields: ContentFields): ContentValues["delivery"] {
  const transit = countryCodes.map((country) => [country, fields[`transit ${country}`]] as const);
  const { handling_days, cut_off } = fields;
  return { handling_days, cut_off, transit: Object.fromEntries<unknown>(transit) } as ContentValues["delivery"];
}

type Place = "shop" | "clinic";

const closed = "closed";

const daysOf = (place: Place, week: Week): ContentFields =>
  Object.fromEntries(
    weekdays.map((day, index) => {
      const span = week[index];
      return [`${place} ${day}`, span ? `${span.opens}-${span.closes}` : closed];
    }),
  );

const weekFrom = (place: Place, fields: ContentFields): (OpenSpan | null)[] =>
  weekdays.map((day) => {
    const text = String(fields[`${place} ${day}`]);
    const [opens = "", closes = ""] = text.split("-");
    return text === closed ? null : { opens, closes };
  });
