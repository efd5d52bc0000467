import type { userpets } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount.ts";
import type { Desk } from "../bookings/desk.ts";
import { addUserpet } from "./add-userpet.ts";
import type { BreedSource } from "./breeds/breed-source.ts";
import { deleteUserpet } from "./delete-userpet.ts";
import { listBreeds } from "./list-breeds.ts";
import { listUserpets } from "./list-userpets.ts";
import { updateUserpet } from "./update-userpet.ts";

export const userpetsRoutes = (desk: Desk, breeds: BreedSource): Handlers<typeof userpets> => ({
  listUserpets: ({ caller, params }) => listUserpets(desk.database.db, caller, params.userId),
  addUserpet: ({ caller, body }) => addUserpet(desk.database, caller, body),
  updateUserpet: ({ caller, params, body }) => updateUserpet(desk.database.db, caller, params.id, body),
  deleteUserpet: ({ caller, params, query }) =>
    deleteUserpet(desk, caller, { id: params.id, mayCancel: query.cancel_bookings === "true" }, new Date()),
  listBreeds: ({ params }) => listBreeds(breeds, params.species),
});
