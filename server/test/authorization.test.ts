import { type Endpoint, endpoints } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer } from "./support/factories.ts";
import { testShop } from "./support/test-shop.ts";
import { sessions, users } from "../src/schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "100000" } });

const call = ({ method, path }: Endpoint, authorization?: string) =>
  shop.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, "1"),
    ...(method !== "GET" && method !== "DELETE" && { payload: {} }),
    ...(authorization && { headers: { authorization } }),
  });

/** A JWT without a signature. */
const unsignedToken = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`;

/** Without event streams, which never end. They are public and carry only the names of topics. */
const table = Object.entries<Endpoint>(endpoints).filter(([, { respondsWith }]) => respondsWith !== "events");
const withAccess = (access: Endpoint["access"]) => table.filter(([, endpoint]) => endpoint.access === access);

describe("access to the API", () => {
  it("is declared by every endpoint", () => {
    expect(withAccess("anyone").length + withAccess("customer").length + withAccess("staff").length).toBe(table.length);
  });

  it.each(withAccess("anyone"))("%s is open to visitors", async (_, endpoint) => {
    expect((await call(endpoint)).statusCode).not.toBe(403);
    expect((await call(endpoint)).body).not.toContain("Please sign in to continue.");
  });

  it.each([...withAccess("customer"), ...withAccess("staff")])(
    "%s rejects a missing, malformed, tampered, expired or revoked token",
    async (_, endpoint) => {
      const { token } = await aCustomer(shop.database);
      const expired = await aCustomer(shop.database, { lifetimeSeconds: -1 });
      const tampered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
      for (const header of [
        undefined,
        "",
        "Bearer",
        `Bearer ${tampered}`,
        `Bearer ${expired.token}`,
        `Bearer ${unsignedToken}`,
        `Basic ${token}`,
        token,
      ]) {
        const response = await call(endpoint, header);
        expect({ header, status: response.statusCode }).toEqual({ header, status: 401 });
        expect(response.json()).toMatchObject({ code: "unauthenticated" });
      }
      expect((await call(endpoint, `Bearer ${token}`)).statusCode).not.toBe(401);
      const revoked = await aCustomer(shop.database);
      await shop.database.db.delete(sessions);
      expect((await call(endpoint, `Bearer ${revoked.token}`)).statusCode).toBe(401);
    },
  );

  it.each(withAccess("customer"))("%s is open to every customer", async (_, endpoint) => {
    const { token } = await aCustomer(shop.database);
    expect((await call(endpoint, `Bearer ${token}`)).body).not.toContain("This is for our staff only.");
  });

  it.each(withAccess("staff"))("%s is open to staff and rejects customers", async (_, endpoint) => {
    const { id, token } = await aCustomer(shop.database);
    const asCustomer = await call(endpoint, `Bearer ${token}`);
    expect(asCustomer.statusCode).toBe(403);
    expect(asCustomer.json()).toMatchObject({ code: "forbidden", message: "This is for our staff only." });
    await shop.database.db.update(users).set({ role: "admin" }).where(eq(users.id, id));
    expect((await call(endpoint, `Bearer ${token}`)).statusCode).not.toBe(403);
  });
});
