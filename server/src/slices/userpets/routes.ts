import type { userpetLifeEndpoints, userpetsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addUserpet } from "./add-userpet.ts";
import type { BreedSource } from "./breeds/breed-source.ts";
import { deleteUserpet, type DeleteUserpetContext } from "./delete-userpet.ts";
import { getUserpet } from "./get-userpet.ts";
import { listBreeds } from "./list-breeds.ts";
import { listUserpets } from "./list-userpets.ts";
import { recordDeath } from "./record-death.ts";
import { recordUserpetCare } from "./record-userpet-care.ts";
import { setUserpetImages } from "./set-userpet-images.ts";
import { undoDeath } from "./undo-death.ts";
import { updateUserpetFacts } from "./update-userpet-facts.ts";
import { updateUserpetNotes } from "./update-userpet-notes.ts";
import { updateUserpet } from "./update-userpet.ts";
import { uploadUserpetImage } from "./upload-userpet-image.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";
import { voidUserpetCare } from "./void-userpet-care.ts";

interface RoutesContext extends UserpetsContext, DeleteUserpetContext {
  breedSource: BreedSource;
}

export const userpetsRoutes = (
  context: RoutesContext,
): Handlers<typeof userpetsEndpoints & typeof userpetLifeEndpoints> => ({
  listUserpets: ({ caller, params }) =>
    listUserpets(context.database.db, caller, params.userId, todayIn(context, new Date())),
  getUserpet: ({ caller, params }) => getUserpet(context.database.db, context, caller, params.id, new Date()),
  addUserpet: ({ caller, body }) => addUserpet(context, caller, body, new Date()),
  updateUserpet: ({ caller, params, body }) => updateUserpet(context, caller, params.id, body, new Date()),
  deleteUserpet: ({ caller, params, query }) =>
    deleteUserpet(context, caller, params.id, {
      cancelBookings: query.cancel_bookings === "true",
      now: new Date(),
    }),
  listBreeds: ({ params }) => listBreeds(context.breedSource, params.species),
  updateUserpetFacts: ({ caller, params, body }) => updateUserpetFacts(context, caller, params.id, body, new Date()),
  updateUserpetNotes: ({ caller, params, body }) =>
    updateUserpetNotes(context, caller, params.id, body.notes, new Date()),
  uploadUserpetImage: ({ caller, params, body, file }) =>
    uploadUserpetImage(context, caller, params.id, body, file, new Date()),
  setUserpetImages: ({ caller, params, body }) => setUserpetImages(context, caller, params.id, body.images, new Date()),
  recordUserpetCare: ({ caller, params, body }) => recordUserpetCare(context, caller, params.id, body, new Date()),
  voidUserpetCare: ({ caller, params }) => voidUserpetCare(context, caller, params.id, params.recordId, new Date()),
  recordDeath: ({ caller, params, body }) => recordDeath(context, caller, params.id, body.died_on, new Date()),
  undoDeath: ({ caller, params }) => undoDeath(context, caller, params.id, new Date()),
});
