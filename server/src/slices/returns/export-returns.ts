import { type endpoints, type QueryOf, returnReasonNames } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import { type ReturnListRow, returnPage } from "./store.ts";

export const exportReturns = (
  database: Database,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportReturns>,
): Promise<CsvFile> =>
  exportList(database, caller, {
    list: "returns",
    filters,
    header: ["Return", "Date", "Order", "Name", "Status", "Reason", "Units"],
    readPage: (part) => returnPage(database.db, filters, { sort, ...part }),
    toCells,
  });

const toCells = ({ id, requestedAt, transactionId, name, status, reason, units }: ReturnListRow): Cell[] => [
  id,
  requestedAt.toISOString(),
  transactionId,
  name,
  status,
  returnReasonNames[reason],
  units,
];
