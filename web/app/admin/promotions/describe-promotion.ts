import type { Promotion } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

/** What it takes off: “10% off from $50.00”. */
export function describePromotion({ kind, percent, amount, gear, minimum }: Promotion): string {
  const value =
    kind === "percent"
      ? `${percent}% off`
      : kind === "amount"
        ? `${formatDollars(amount ?? 0)} off`
        : `${gear?.name} free`;
  return minimum > 0 ? `${value} from ${formatDollars(minimum)}` : value;
}

export const describeUses = ({ uses, max_uses: max }: Pick<Promotion, "uses" | "max_uses">): string =>
  max === null ? String(uses) : `${uses} of ${max}`;

/** From when to when, on the shop's clock. */
export function describeTime({ begins_at: begin, ends_at: end }: Promotion, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const at = (iso: string) => format.format(new Date(iso));
  if (begin && end) return `${at(begin)} to ${at(end)}`;
  if (begin) return `From ${at(begin)}`;
  return end ? `Until ${at(end)}` : "Always";
}
