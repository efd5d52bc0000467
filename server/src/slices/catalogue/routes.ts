import type {
  catalogueEndpoints,
  catalogueStaffEndpoints,
  gearSalesEndpoints,
  viewedGearsEndpoints,
} from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { savePicture } from "../../platform/images/staff-pictures.ts";
import { changeGearState } from "./editing/change-gear-state.ts";
import { createGear, type EditingContext, updateGear } from "./editing/edit-gear.ts";
import { getGearAsStaff, listGearsAsStaff, listGearTerms } from "./editing/list-gears-as-staff.ts";
import type { FacetContext } from "./facet-context.ts";
import { getGearFacets } from "./get-gear-facets.ts";
import { getGear } from "./get-gear.ts";
import { exportGears } from "./importing/export-gears.ts";
import { checkGearImport, importGears } from "./importing/import-gears.ts";
import { listGears } from "./list-gears.ts";
import { listSales } from "./sales/list-sales.ts";
import { createSale, endSale, updateSale } from "./sales/set-sale.ts";
import { startBulkSale } from "./sales/start-bulk-sale.ts";
import { gearIds } from "./store.ts";
import { suggestGears } from "./suggest-gears.ts";
import { allowViewedGears } from "./viewed/allow-viewed-gears.ts";
import { listViewedGears } from "./viewed/list-viewed-gears.ts";
import { recordViewedGear } from "./viewed/record-viewed-gear.ts";

export const catalogueRoutes = (context: FacetContext): Handlers<typeof catalogueEndpoints> => ({
  listGears: ({ query }) => listGears(context.db, query),
  listGearIds: () => gearIds(context.db),
  getGearFacets: ({ query }) => getGearFacets(context, query),
  suggestGears: ({ query }) => suggestGears(context.db, query),
  getGear: ({ params }) => getGear(context.db, params.id),
});

export const catalogueStaffRoutes = (context: EditingContext): Handlers<typeof catalogueStaffEndpoints> => ({
  listGearsAsStaff: ({ query }) => listGearsAsStaff(context.database.db, query),
  exportGears: ({ caller, query }) => exportGears(context.database, caller, query),
  getGearAsStaff: ({ params }) => getGearAsStaff(context.database.db, params.id),
  listGearTerms: () => listGearTerms(context.database.db),
  createGear: ({ caller, body }) => createGear(context, caller, body),
  updateGear: ({ caller, params, body }) => updateGear(context, caller, params.id, body),
  changeGearState: ({ caller, params, body }) => changeGearState(context.database, caller, params.id, body),
  uploadGearImage: ({ caller, body, file }) => savePicture(context.gearImages, caller, body, file),
  checkGearImport: ({ caller, file }) => checkGearImport(context, caller, file),
  importGears: ({ caller, file }) => importGears(context, caller, file),
});

export const viewedGearsRoutes = (database: Database): Handlers<typeof viewedGearsEndpoints> => ({
  listViewedGears: ({ caller }) => listViewedGears(database.db, caller),
  recordViewedGear: ({ caller, params }) => recordViewedGear(database, caller, params.id),
  allowViewedGears: ({ caller, body }) => allowViewedGears(database, caller, body),
});

export const gearSalesRoutes = (database: Database): Handlers<typeof gearSalesEndpoints> => ({
  listSales: ({ query }) => listSales(database.db, query),
  createSale: ({ caller, params, body }) => createSale(database, caller, params.id, body),
  updateSale: ({ caller, params, body }) => updateSale(database, caller, params.id, body),
  endSale: ({ caller, params }) => endSale(database, caller, params.id),
  startBulkSale: ({ caller, body }) => startBulkSale(database, caller, body),
});
