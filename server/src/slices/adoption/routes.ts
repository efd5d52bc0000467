import type { adoptionEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { decideAdoptionRequest } from "./decide-adoption-request.ts";
import { getPet } from "./get-pet.ts";
import { hasAdoptionRequest } from "./has-adoption-request.ts";
import { isFavorite } from "./is-favorite.ts";
import { listAdoptionRequests, listOpenAdoptionRequests } from "./list-adoption-requests.ts";
import { listFavorites } from "./list-favorites.ts";
import { listPets } from "./list-pets.ts";
import { requestAdoption } from "./request-adoption.ts";
import { toggleFavorite } from "./toggle-favorite.ts";
import { withdrawAdoptionRequest } from "./withdraw-adoption-request.ts";

export const adoptionRoutes = (database: Database, shopIdentity: ShopIdentity): Handlers<typeof adoptionEndpoints> => ({
  listPets: () => listPets(database.db),
  getPet: ({ params }) => getPet(database.db, params.id),
  isFavorite: ({ caller, params }) => isFavorite(database.db, caller, params.id),
  toggleFavorite: ({ caller, params }) => toggleFavorite(database, caller, params.id),
  listFavorites: ({ caller }) => listFavorites(database.db, caller),
  hasAdoptionRequest: ({ caller, params }) => hasAdoptionRequest(database.db, caller, params.id),
  requestAdoption: ({ caller, body }) => requestAdoption(database, shopIdentity, caller, body),
  listAdoptionRequests: ({ caller }) => listAdoptionRequests(database.db, caller),
  withdrawAdoptionRequest: ({ caller, params }) => withdrawAdoptionRequest(database, shopIdentity, caller, params.id),
  listOpenAdoptionRequests: () => listOpenAdoptionRequests(database.db),
  decideAdoptionRequest: ({ caller, params, body }) =>
    decideAdoptionRequest(database, shopIdentity, caller, params.id, body),
});
