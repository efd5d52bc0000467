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

/** Calls of the account API as a browser makes them; each person comes from an address of their own. */
export function accountCalls(shop: TestShop) {
  const post = (url: string, payload: object, from = `10.1.0.${count % 250}`, token?: string) =>
    shop.app.inject({
      method: "POST",
      url,
      payload,
      remoteAddress: from,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    });
  return {
    post,
    register: (person: CustomerDetails, from?: string) =>
      post("/api/register", { ...person, password_confirmation: person.password }, from),
    login: ({ email, password }: CustomerDetails, more: { remember?: boolean; from?: string } = {}) =>
      post("/api/login", { email, password, ...(more.remember && { remember: true }) }, more.from),
    as: (token: string, method: "GET" | "PUT" | "POST" | "DELETE", url: string, payload?: object) =>
      shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) }),
  };
}
