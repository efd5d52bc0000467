import type { userpetsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addUserpet } from "./add-userpet.ts";
import type { BreedSource } from "./breeds/breed-source.ts";
import { deleteUserpet, type DeleteUserpetContext } from "./delete-userpet.ts";
import { getUserpet } from "./get-userpet.ts";
import { listBreeds } from "./list-breeds.ts";
import { listUserpets } from "./list-userpets.ts";
import { setUserpetChip } from "./set-userpet-chip.ts";
import { updateUserpet } from "./update-userpet.ts";

interface UserpetsContext extends DeleteUserpetContext {
  breedSource: BreedSource;
}

export const userpetsRoutes = (context: UserpetsContext): Handlers<typeof userpetsEndpoints> => ({
  listUserpets: ({ caller, params }) => listUserpets(context.database.db, caller, params.userId),
  getUserpet: ({ caller, params }) => getUserpet(context.database.db, caller, params.id),
  setUserpetChip: ({ caller, params, body }) => setUserpetChip(context.database.db, caller, params.id, body.chip),
  addUserpet: ({ caller, body }) => addUserpet(context.database, caller, body),
  updateUserpet: ({ caller, params, body }) => updateUserpet(context.database.db, caller, params.id, body),
  deleteUserpet: ({ caller, params, query }) =>
    deleteUserpet(context, caller, params.id, {
      cancelBookings: query.cancel_bookings === "true",
      now: new Date(),
    }),
  listBreeds: ({ params }) => listBreeds(context.breedSource, params.species),
});
