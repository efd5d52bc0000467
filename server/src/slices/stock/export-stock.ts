import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import { matchesStockFilters, stockPage } from "./list-store.ts";
import { stateOf } from "./serialize.ts";

export function exportStock(
  database: Database,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportStock>,
): Promise<CsvFile> {
  const where = matchesStockFilters(database.db, filters);
  return exportList(database, caller, {
    list: "stock",
    filters,
    header: ["Gear", "Name", "Category", "Available", "Held", "On hand", "Low at", "State", "Waiting"],
    readPage: (part) => stockPage(database.db, where, { sort, ...part }),
    toCells: ({ id, name, category, stock, held, lowStockAt, waiting }) => [
      id,
      name,
      category,
      stock,
      held,
      stock + held,
      lowStockAt,
      stateOf(stock, lowStockAt),
      waiting,
    ],
  });
}
