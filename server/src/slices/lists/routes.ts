import type { listsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { cancelBulkJob, getBulkJob, type ListsContext } from "./bulk-jobs.ts";
import { deleteSavedView, updateSavedView } from "./change-saved-view.ts";
import { createSavedView } from "./create-saved-view.ts";
import { listSavedViews } from "./list-saved-views.ts";

export const listsRoutes = (context: ListsContext): Handlers<typeof listsEndpoints> => ({
  listSavedViews: ({ caller, query }) => listSavedViews(context.database.db, caller, query.list),
  createSavedView: ({ caller, body }) => createSavedView(context.database, caller, body),
  updateSavedView: ({ caller, params, body }) => updateSavedView(context.database, caller, params.id, body),
  deleteSavedView: ({ caller, params }) => deleteSavedView(context.database, caller, params.id),
  getBulkJob: ({ caller, params }) => getBulkJob(context, caller, params.id),
  cancelBulkJob: ({ caller, params }) => cancelBulkJob(context, caller, params.id),
});
