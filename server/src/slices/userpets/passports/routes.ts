import type { passportsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import { createPassport, type PassportContext } from "./create-passport.ts";
import { listPassports } from "./list-passports.ts";
import { readPassport } from "./read-passport.ts";
import { withdrawPassport } from "./withdraw-passport.ts";

export const passportsRoutes = (context: PassportContext): Handlers<typeof passportsEndpoints> => ({
  listPassports: ({ caller, params }) => listPassports(context.database.db, caller, params.id),
  createPassport: ({ caller, params, body }) => createPassport(context, caller, params.id, body.days),
  withdrawPassport: ({ caller, params }) => withdrawPassport(context.database.db, caller, params.id, params.passportId),
  readPassport: ({ params }) => readPassport(context.database.db, params.token),
});
