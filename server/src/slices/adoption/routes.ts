import type { adoption } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount.ts";
import { getPet } from "./get-pet.ts";
import { listPets } from "./list-pets.ts";

export const adoptionRoutes = ({ db }: Database): Handlers<typeof adoption> => ({
  listPets: () => listPets(db),
  getPet: ({ params }) => getPet(db, params.id),
});
