import { formatDateTime } from "../../lib/dates.ts";

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** A value of a form or of the audit log as text. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return isoTime.test(value) ? formatDateTime(value) : value;
  return typeof value === "number" ? String(value) : JSON.stringify(value, null, 1);
}
