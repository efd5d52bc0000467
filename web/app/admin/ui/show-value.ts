import { formatDateTime } from "../../lib/dates.ts";

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** Of a list of values, like `in_review`. */
const joinedWords = /^[a-z]+(?:_[a-z]+)+$/;

/** A value of a form or of the audit log as text. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return showText(value);
  return typeof value === "number" ? String(value) : JSON.stringify(value, null, 1);
}

function showText(text: string): string {
  if (isoTime.test(text)) return formatDateTime(text);
  return joinedWords.test(text) ? text.replaceAll("_", " ") : text;
}
