import type { auditEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { AuditContext } from "./audit-context.ts";
import { exportAuditLog } from "./export-audit-log.ts";
import { getHistory, listAuditEntries, listAuditTerms } from "./list-audit-entries.ts";
import { undoChange } from "./undo-change.ts";

export const auditRoutes = (context: AuditContext): Handlers<typeof auditEndpoints> => ({
  listAuditEntries: ({ caller, query }) => listAuditEntries(context, caller, query),
  listAuditTerms: () => listAuditTerms(context.database.db),
  exportAuditLog: ({ caller, query }) => exportAuditLog(context, caller, query),
  getHistory: ({ caller, params, query }) => getHistory(context, caller, params, query.cursor),
  undoChange: ({ caller, params }) => undoChange(context, caller, params.id),
});
