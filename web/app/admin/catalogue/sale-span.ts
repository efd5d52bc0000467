import type { GearSale } from "@pawhaven/contract";

/** From when to when, on the shop's clock. */
export function describeSpan({ begins_at: begin, ends_at: end }: GearSale, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const from = format.format(new Date(begin));
  return end === null ? `From ${from}` : `${from} to ${format.format(new Date(end))}`;
}
