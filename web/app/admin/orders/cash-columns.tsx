import type { CashRow } from "@pawhaven/contract";
import { CircleAlert } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ListColumn } from "../ui/list-table.tsx";

export const cashColumns: readonly ListColumn<CashRow>[] = [
  { id: "number", header: "Order", isFixed: true, cell: ({ transaction_id: id }) => id },
  { id: "date", header: "Date", sort: "date", cell: ({ at }) => formatDateTime(at) },
  { id: "customer", header: "Customer", wraps: true, cell: ({ name }) => name },
  { id: "by", header: "Recorded by", wraps: true, cell: ({ by }) => by },
  { id: "due", header: "Due", align: "end", cell: ({ due }) => formatDollars(due) },
  {
    id: "collected",
    header: "Collected",
    align: "end",
    cell: ({ collected }) => (collected === null ? "" : formatDollars(collected)),
  },
  {
    id: "difference",
    header: "Difference",
    align: "end",
    cell: ({ difference }) => <Difference amount={difference} />,
  },
];

export const cashColumnIds = cashColumns.map(({ id }) => id);

const Difference = ({ amount }: { amount: number | null }) =>
  amount === null || amount === 0 ? (
    formatDollars(0)
  ) : (
    <Badge tone={amount < 0 ? "berry" : "amber"} icon={CircleAlert}>
      {formatDollars(amount)} {amount < 0 ? "missing" : "too much"}
    </Badge>
  );
