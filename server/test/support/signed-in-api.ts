import type { Api, StaffRole } from "@pawhaven/contract";
import { apiFor } from "./api-client.ts";
import { aCustomer, aStaffMember } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** The typed API as a new customer calls it. */
export const signedInApi = async (shop: TestShop): Promise<Api> => apiFor(shop, await aCustomer(shop.database));

/** The typed API as a new member of staff calls it. */
export const staffApi = async (shop: TestShop, role: StaffRole = "owner"): Promise<Api> =>
  apiFor(shop, await aStaffMember(shop.database, role));
