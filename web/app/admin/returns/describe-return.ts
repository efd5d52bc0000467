import type { StaffReturn } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

interface Arrived {
  name: string;
  restocked: number;
  written_off: number;
}

export const describeArrived = (items: readonly Arrived[]): string =>
  items.map((item) => `${item.name}: ${item.restocked} to stock, ${item.written_off} written off`).join("\n");

/** The last step of a return in words, to compare it with another. */
export function describeReturn({ status, answer, items, refunded }: StaffReturn): string {
  if (status === "received") return `Received\n${describeArrived(items)}`;
  if (status === "refunded") return `Refunded: ${formatDollars(refunded ?? 0)}`;
  const names = { requested: "Requested", approved: "Approved", declined: "Declined", withdrawn: "Withdrawn" } as const;
  return answer ? `${names[status]}\n${answer}` : names[status];
}
