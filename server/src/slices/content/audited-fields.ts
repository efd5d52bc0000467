import { type ContentKey, type ContentValues, type OpenSpan, type Week, weekdays } from "@pawhaven/contract";
import type { AuditedValues } from "../../platform/audit/undo.ts";

/** Content as fields that the audit log can compare and people can read: each day has its own, a list is one. */
export function toAuditedFields(key: ContentKey, value: ContentValues[ContentKey]): AuditedValues {
  if (Array.isArray(value)) return { [key]: value };
  if (!("clinic" in value)) return { ...value };
  return { ...daysOf("shop", value.shop), ...daysOf("clinic", value.clinic) };
}

export function fromAuditedFields(key: ContentKey, fields: AuditedValues): ContentValues[ContentKey] {
  if (key === "facts") return fields as unknown as ContentValues["facts"];
  if (key === "hours") return { shop: weekOf("shop", fields), clinic: weekOf("clinic", fields) };
  return fields[key] as ContentValues["holidays" | "faqs" | "social"];
}

type Place = "shop" | "clinic";

const closed = "closed";

const daysOf = (place: Place, week: Week): AuditedValues =>
  Object.fromEntries(
    weekdays.map((day, index) => {
      const span = week[index];
      return [`${place} ${day}`, span ? `${span.opens}-${span.closes}` : closed];
    }),
  );

const weekOf = (place: Place, fields: AuditedValues): (OpenSpan | null)[] =>
  weekdays.map((day) => {
    const text = String(fields[`${place} ${day}`]);
    const [opens = "", closes = ""] = text.split("-");
    return text === closed ? null : { opens, closes };
  });
