import type { addressesEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addAddress } from "./add-address.ts";
import { changeAddress } from "./change-address.ts";
import { listAddresses } from "./list-addresses.ts";
import { makeAddressDefault } from "./make-address-default.ts";
import { removeAddress } from "./remove-address.ts";

export const addressesRoutes = (database: Database): Handlers<typeof addressesEndpoints> => ({
  listAddresses: ({ caller }) => listAddresses(database.db, caller),
  addAddress: ({ caller, body }) => addAddress(database, caller, body),
  changeAddress: ({ caller, params, body }) => changeAddress(database, caller, params.id, body),
  removeAddress: ({ caller, params }) => removeAddress(database, caller, params.id),
  makeAddressDefault: ({ caller, params }) => makeAddressDefault(database, caller, params.id),
});
