import type { userpetsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { BookingContext } from "../bookings/booking-context.ts";
import { addUserpet } from "./add-userpet.ts";
import type { BreedSource } from "./breeds/breed-source.ts";
import { deleteUserpet } from "./delete-userpet.ts";
import { listBreeds } from "./list-breeds.ts";
import { listUserpets } from "./list-userpets.ts";
import { updateUserpet } from "./update-userpet.ts";

export const userpetsRoutes = (context: BookingContext, breeds: BreedSource): Handlers<typeof userpetsEndpoints> => ({
  listUserpets: ({ caller, params }) => listUserpets(context.database.db, caller, params.userId),
  addUserpet: ({ caller, body }) => addUserpet(context.database, caller, body),
  updateUserpet: ({ caller, params, body }) => updateUserpet(context.database.db, caller, params.id, body),
  deleteUserpet: ({ caller, params, query }) =>
    deleteUserpet(context, caller, { id: params.id, mayCancel: query.cancel_bookings === "true" }, new Date()),
  listBreeds: ({ params }) => listBreeds(breeds, params.species),
});
