import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import {
  type CustomerDetails,
  newCustomerDetails,
  toCredentials,
  toRegistration,
} from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

async function registerFrom(ipAddress: string): Promise<CustomerDetails> {
  const details = newCustomerDetails();
  await apiFor(shop, { from: ipAddress }).register({ body: toRegistration(details) });
  return details;
}

const login = (details: CustomerDetails, ipAddress: string) =>
  apiFor(shop, { from: ipAddress }).login({ body: toCredentials(details) });

const guess = async (details: CustomerDetails, ipAddress: string) =>
  (await errorOf(login({ ...details, password: "not the right one" }, ipAddress))).status;

describe("login rate limits", () => {
  it("block an IP address after five wrong passwords and say when to retry", async () => {
    const details = await registerFrom("10.2.0.1");
    for (let attempt = 0; attempt < 5; attempt++) expect(await guess(details, "10.2.0.2")).toBe(401);
    const blocked = await shop.app.inject({
      method: "POST",
      url: "/api/login",
      payload: toCredentials(details),
      remoteAddress: "10.2.0.2",
    });
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(0);
    await login(details, "10.2.0.3");
  });

  it("count an IPv6 network as one IP address", async () => {
    const details = await registerFrom("2001:db8::1");
    for (let host = 0; host < 5; host++) expect(await guess(details, `2001:db8:0:9:${host}::`)).toBe(401);
    expect(await guess(details, "2001:db8:0:9:f::")).toBe(429);
  });

  it("never lock the owner out at an IP address they have signed in from before", async () => {
    const details = await registerFrom("10.3.0.1");
    await login(details, "10.3.0.1");
    await login(details, "2001:db8:0:a::1");
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 55; attempt++) statuses.push(await guess(details, `10.3.1.${attempt}`));
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
    await login(details, "10.3.0.1");
    await login(details, "2001:db8:0:a:1::2");
  });

  it("start over after a successful login", async () => {
    const details = await registerFrom("10.4.0.1");
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) expect(await guess(details, "10.4.0.1")).toBe(401);
      await login(details, "10.4.0.1");
    }
  });
});
