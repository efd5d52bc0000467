import type { StockItem } from "@pawhaven/contract";
import type { ListColumn } from "../ui/list-table.tsx";
import { StockState } from "./stock-state.tsx";

export const stockColumns: readonly ListColumn<StockItem>[] = [
  { id: "gear", header: "Gear", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "category", header: "Category", cell: ({ category }) => category },
  { id: "state", header: "State", cell: ({ state }) => <StockState state={state} /> },
  { id: "available", header: "Available", align: "end", sort: "available", cell: ({ available }) => available },
  { id: "held", header: "Held", align: "end", sort: "held", cell: ({ held }) => held },
  { id: "on_hand", header: "On hand", align: "end", cell: ({ on_hand }) => on_hand },
  { id: "waiting", header: "Demand", cell: ({ waiting }) => (waiting > 0 ? `${waiting} waiting` : "") },
  { id: "low_at", header: "Low at", align: "end", cell: ({ low_stock_at }) => low_stock_at },
];

export const defaultStockColumns = ["gear", "category", "state", "available", "held", "on_hand", "waiting", "low_at"];
