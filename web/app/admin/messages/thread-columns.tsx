import type { ThreadSummary } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import type { ListColumn } from "../ui/list-table.tsx";
import { ThreadState } from "./thread-state.tsx";

export const threadColumns: readonly ListColumn<ThreadSummary>[] = [
  {
    id: "name",
    header: "From",
    isFixed: true,
    wraps: true,
    cell: ({ name }) => name,
  },
  { id: "email", header: "Email", wraps: true, cell: ({ email }) => email },
  { id: "subject", header: "Subject", cell: ({ subject }) => subject },
  {
    id: "excerpt",
    header: "Newest",
    isLong: true,
    cell: ({ excerpt }) => <span className="line-clamp-2 text-ink-soft">{excerpt}</span>,
  },
  { id: "state", header: "State", cell: ({ state }) => <ThreadState state={state} /> },
  { id: "assignee", header: "Assigned to", cell: ({ assignee }) => assignee?.name ?? "Nobody" },
  { id: "order", header: "Order", cell: ({ order_number: number }) => number },
  { id: "date", header: "Last entry", sort: "date", wraps: true, cell: ({ last_entry_at: at }) => formatDateTime(at) },
];

export const defaultThreadColumns = ["name", "subject", "excerpt", "state", "assignee", "date"];
