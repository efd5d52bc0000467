import type { Api } from "@pawhaven/contract";
import { apiFor } from "./api-client.ts";
import { aCustomer } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

/** The typed API as a new customer calls it, or a new staff member. */
export const signedInApi = async (
  shop: TestShop,
  { role = "customer" }: { role?: "customer" | "admin" } = {},
): Promise<Api> => apiFor(shop, await aCustomer(shop.database, { role }));
