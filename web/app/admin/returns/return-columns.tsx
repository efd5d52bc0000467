import { returnReasonNames, type StaffReturnRow } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import type { ListColumn } from "../ui/list-table.tsx";
import { ReturnStatus } from "./return-status.tsx";

export const returnColumns: readonly ListColumn<StaffReturnRow>[] = [
  { id: "number", header: "Return", isFixed: true, cell: ({ id }) => `No. ${id}` },
  { id: "date", header: "Requested", sort: "date", wraps: true, cell: ({ requested_at: at }) => formatDateTime(at) },
  { id: "order", header: "Order", cell: ({ transaction_id: number }) => number },
  { id: "customer", header: "Customer", wraps: true, cell: ({ name }) => name },
  { id: "reason", header: "Reason", wraps: true, cell: ({ reason }) => returnReasonNames[reason] },
  { id: "status", header: "Status", cell: ({ status }) => <ReturnStatus status={status} /> },
  { id: "units", header: "Units", align: "end", cell: ({ units }) => units },
];

export const defaultReturnColumns = returnColumns.map(({ id }) => id);
