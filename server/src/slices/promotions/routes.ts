import type { promotionsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import {
  createPromotion,
  duplicatePromotion,
  endPromotion,
  startPromotion,
  updatePromotion,
} from "./edit-promotion.ts";
import { getPromotion, listPromotions } from "./list-promotions.ts";

export const promotionsRoutes = (database: Database): Handlers<typeof promotionsEndpoints> => ({
  listPromotions: ({ query }) => listPromotions(database.db, query),
  getPromotion: ({ params }) => getPromotion(database.db, params.id),
  createPromotion: ({ caller, body }) => createPromotion(database, caller, body),
  updatePromotion: ({ caller, params, body }) => updatePromotion(database, caller, params.id, body),
  startPromotion: ({ caller, params }) => startPromotion(database, caller, params.id),
  endPromotion: ({ caller, params }) => endPromotion(database, caller, params.id),
  duplicatePromotion: ({ caller, params }) => duplicatePromotion(database, caller, params.id),
});
