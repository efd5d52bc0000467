import { describe, expect, it } from "vitest";
import { accountCalls, newCustomerDetails } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const { register, login } = accountCalls(shop);

const wrong = "not the right one";

describe("guessing a password", () => {
  it("is stopped after five tries from one address, with a time to come back", async () => {
    const person = newCustomerDetails();
    await register(person, "10.2.0.1");
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await login({ ...person, password: wrong }, { from: "10.2.0.2" })).statusCode).toBe(401);
    }
    const stopped = await login(person, { from: "10.2.0.2" });
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    expect((await login(person, { from: "10.2.0.3" })).statusCode).toBe(200);
  });

  it("from everywhere does not lock the owner out of an address they signed in from before", async () => {
    const person = newCustomerDetails();
    await register(person, "10.3.0.1");
    expect((await login(person, { from: "10.3.0.1" })).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 55; guess++) {
      statuses.push((await login({ ...person, password: wrong }, { from: `10.3.1.${guess}` })).statusCode);
    }
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
    expect((await login(person, { from: "10.3.0.1" })).statusCode).toBe(200);
  });

  it("is forgotten once the right one was given", async () => {
    const person = newCustomerDetails();
    await register(person, "10.4.0.1");
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await login({ ...person, password: wrong }, { from: "10.4.0.1" });
      expect((await login(person, { from: "10.4.0.1" })).statusCode).toBe(200);
    }
  });
});
