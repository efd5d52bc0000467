import { customer } from "../../demo/data/index.ts";

/** The headers that prove to be the demo customer. */
export async function demoCustomerHeaders(origin: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/login`, {
    method: "POST",
    body: JSON.stringify({ email: customer.email, password: customer.password }),
    headers: { "content-type": "application/json" },
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { authorization: `Bearer ${token}` };
}
