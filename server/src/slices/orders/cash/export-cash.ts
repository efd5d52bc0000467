import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { exportList } from "../../../platform/lists/export-list.ts";
import { isInDateRange } from "../../../platform/lists/is-in-date-range.ts";
import type { OrderContext } from "../order-context.ts";
import { toCashRowDto } from "./serialize.ts";
import { cashMoment, cashPage } from "./store.ts";

export function exportCash(
  { database, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportCash>,
): Promise<CsvFile> {
  const { state, ...days } = filters;
  const where = isInDateRange(cashMoment(state), days, shopIdentity.shop.timeZone);
  return exportList(database, caller, {
    list: "cash",
    filters,
    header: ["Order", "Date", "Name", "Due", "Collected", "Difference", "Collected by"],
    readPage: (part) => cashPage(database.db, state, where, { sort, ...part }),
    toCells: (row) => {
      const { transaction_id, at, name, due, collected, difference, by } = toCashRowDto(row);
      return [transaction_id, at, name, due, collected, difference, by];
    },
  });
}
