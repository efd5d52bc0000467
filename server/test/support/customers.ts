import type { Api } from "@pawhaven/contract";
import { apiFor } from "./api-client.ts";
import type { TestShop } from "./test-shop.ts";

export interface CustomerDetails {
  name: string;
  email: string;
  password: string;
}

let count = 0;

export const newCustomerDetails = (overrides: Partial<CustomerDetails> = {}): CustomerDetails => {
  count += 1;
  return { name: "Linh", email: `linh-${count}@example.com`, password: "a quiet river 7", ...overrides };
};

export const toRegistration = (details: CustomerDetails) => ({ ...details, password_confirmation: details.password });

export const toCredentials = ({ email, password }: CustomerDetails) => ({ email, password });

export interface RegisteredCustomer extends CustomerDetails {
  id: number;
  token: string;
  /** The API, called with the customer's token. */
  api: Api;
}

/** A customer who signed up and logged in through the API. */
export async function registerCustomer(
  shop: Pick<TestShop, "app">,
  overrides: Partial<CustomerDetails> = {},
): Promise<RegisteredCustomer> {
  const details = newCustomerDetails(overrides);
  await apiFor(shop).register({ body: toRegistration(details) });
  const { access_token: token, user } = await apiFor(shop).login({ body: toCredentials(details) });
  return { ...details, id: user.id, token, api: apiFor(shop, { token }) };
}
