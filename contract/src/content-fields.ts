import type { ContentValues } from "./content.ts";
import { type ContentKey, type OpenSpan, type Week, weekdays } from "./content-rules.ts";

export type ContentFields = Readonly<Record<string, unknown>>;

/** Content as fields that the audit log and two editors compare, and people can read: each day is one, and so is a list. */
export function toContentFields(key: ContentKey, value: ContentValues[ContentKey]): ContentFields {
  if (Array.isArray(value)) return { [key]: value };
  if (!("clinic" in value)) return { ...value };
  return { ...daysOf("shop", value.shop), ...daysOf("clinic", value.clinic) };
}

export function fromContentFields(key: ContentKey, fields: ContentFields): ContentValues[ContentKey] {
  if (key === "facts") return fields as unknown as ContentValues["facts"];
  if (key === "hours") return { shop: weekOf("shop", fields), clinic: weekOf("clinic", fields) };
  return fields[key] as ContentValues["holidays" | "faqs" | "social"];
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

const weekOf = (place: Place, fields: ContentFields): (OpenSpan | null)[] =>
  weekdays.map((day) => {
    const text = String(fields[`${place} ${day}`]);
    const [opens = "", closes = ""] = text.split("-");
    return text === closed ? null : { opens, closes };
  });
