import type { CustomerListItem, endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import type { CustomerContext } from "./customer-context.ts";
import { readCustomers } from "./list-customers.ts";

export const exportCustomers = (
  context: Pick<CustomerContext, "database" | "timeZone">,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportCustomers>,
): Promise<CsvFile> =>
  exportList(context.database, caller, {
    list: "customers",
    filters,
    header: ["Customer", "Since", "Name", "Email", "Confirmed", "Orders", "Last order"],
    readPage: (part) => readCustomers(context, caller, { filters, sort, ...part }),
    toCells,
  });

const toCells = ({ id, member_since, name, contact }: CustomerListItem): Cell[] => [
  id,
  member_since,
  name,
  contact?.email ?? null,
  contact?.email_confirmed === true ? "yes" : "no",
  contact?.orders ?? null,
  contact?.last_order_at ?? null,
];
