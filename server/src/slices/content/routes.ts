import type { contentEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getDeliveryRules, type ShopPlace } from "./get-delivery-rules.ts";
import { getLegalPage } from "./get-legal-page.ts";
import { listContent, listContentVersions } from "./list-content.ts";
import { restoreContent, updateContent } from "./update-content.ts";

export const contentRoutes = (database: Database, place: ShopPlace): Handlers<typeof contentEndpoints> => ({
  listContent: () => listContent(database.db),
  updateShopFacts: ({ caller, body }) => updateContent(database, caller, "facts", body),
  updateOpeningHours: ({ caller, body }) => updateContent(database, caller, "hours", body),
  updateHolidays: ({ caller, body }) => updateContent(database, caller, "holidays", body),
  updateFaqs: ({ caller, body }) => updateContent(database, caller, "faqs", body),
  updateSocialLinks: ({ caller, body }) => updateContent(database, caller, "social", body),
  updateReturnRules: ({ caller, body }) => updateContent(database, caller, "returns", body),
  updateDeliveryTimes: ({ caller, body }) => updateContent(database, caller, "delivery", body),
  getDeliveryRules: () => getDeliveryRules(database.db, place),
  updateLegalPage: ({ caller, params, body }) => updateContent(database, caller, params.page, body),
  getLegalPage: ({ params, query }) => getLegalPage(database.db, params.page, query.version),
  listContentVersions: ({ params }) => listContentVersions(database.db, params.key),
  restoreContent: ({ caller, params, body }) => restoreContent(database, caller, params.key, body),
});
