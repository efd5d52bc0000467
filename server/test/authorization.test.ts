import { type Endpoint, endpoints, hasPermission, type StaffRole, staffRoles } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { staffHeaders } from "./support/api-client.ts";
import { aCustomer, aStaffMember } from "./support/factories.ts";
import { testShop } from "./support/test-shop.ts";
import { sessions, staff, staffSessions } from "../src/schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "100000" } });

const call = ({ method, path }: Endpoint, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, "1"),
    ...(method !== "GET" && method !== "DELETE" && { payload: {} }),
    headers,
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A JWT without a signature. */
const unsignedToken = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`;

/** Without event streams, which never end. */
const table = Object.entries<Endpoint>(endpoints).filter(([, { respondsWith }]) => respondsWith !== "events");
const withAccess = (access: Endpoint["access"]) => table.filter(([, endpoint]) => endpoint.access === access);
const isForStaff = (entry: [string, Endpoint]): entry is [string, Extract<Endpoint, { access: "staff" }>] =>
  entry[1].access === "staff";
const staffTable = table.filter(isForStaff);

describe("access to the API", () => {
  it("is declared by every endpoint", () => {
    expect(withAccess("anyone").length + withAccess("customer").length + withAccess("staff").length).toBe(table.length);
  });

  it.each(withAccess("anyone"))("%s is open to visitors", async (_, endpoint) => {
    expect((await call(endpoint)).statusCode).not.toBe(403);
    expect((await call(endpoint)).body).not.toContain("to continue.");
  });

  it.each(withAccess("customer"))(
    "%s rejects a missing, malformed, tampered, expired or revoked token, and the cookie of staff",
    async (_, endpoint) => {
      const { token } = await aCustomer(shop.database);
      const expired = await aCustomer(shop.database, { lifetimeSeconds: -1 });
      const tampered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
      const { staffToken } = await aStaffMember(shop.database);
      for (const headers of [
        {},
        { authorization: "" },
        { authorization: "Bearer" },
        bearer(tampered),
        bearer(expired.token),
        bearer(unsignedToken),
        bearer(staffToken),
        { authorization: `Basic ${token}` },
        { authorization: token },
        staffHeaders(staffToken),
      ]) {
        const response = await call(endpoint, headers);
        expect({ headers, status: response.statusCode }).toEqual({ headers, status: 401 });
        expect(response.json()).toMatchObject({ code: "unauthenticated" });
      }
      expect((await call(endpoint, bearer(token))).statusCode).not.toBe(401);
      const revoked = await aCustomer(shop.database);
      await shop.database.db.delete(sessions);
      expect((await call(endpoint, bearer(revoked.token))).statusCode).toBe(401);
    },
  );

  it.each(withAccess("customer"))("%s is open to every customer", async (_, endpoint) => {
    const { token } = await aCustomer(shop.database);
    expect((await call(endpoint, bearer(token))).json()).not.toMatchObject({ code: "unauthenticated" });
  });
});

describe("access of staff", () => {
  const tokens = {} as Record<StaffRole, string>;
  beforeAll(async () => {
    for (const role of staffRoles) tokens[role] = (await aStaffMember(shop.database, role)).staffToken;
  });

  it.each(staffTable)("%s rejects visitors, customers, sessions that are over and people who left", async (_, row) => {
    const customer = await aCustomer(shop.database);
    const [over, idle, left] = [
      await aStaffMember(shop.database, "manager"),
      await aStaffMember(shop.database, "manager"),
      await aStaffMember(shop.database, "manager"),
    ];
    const long = new Date(Date.now() - 31 * 60_000);
    const { db } = shop.database;
    await db.update(staffSessions).set({ expiresAt: new Date() }).where(eq(staffSessions.staffId, over.id));
    await db.update(staffSessions).set({ lastSeenAt: long }).where(eq(staffSessions.staffId, idle.id));
    await db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, left.id));
    for (const headers of [
      { "sec-fetch-site": "same-origin" },
      { ...bearer(customer.token), "sec-fetch-site": "same-origin" },
      { ...bearer(tokens.owner), "sec-fetch-site": "same-origin" },
      staffHeaders(customer.token),
      ...[over, idle, left].map(({ staffToken }) => staffHeaders(staffToken)),
    ]) {
      const response = await call(row, headers);
      expect({ headers, status: response.statusCode }).toEqual({ headers, status: 401 });
      expect(response.json()).toMatchObject({ code: "unauthenticated" });
    }
  });

  const roleMessage = "Your role does not include this.";

  it.each(staffTable.filter(([, { endsStaffSession }]) => !endsStaffSession))(
    "%s is open to the roles that its permission names, and to no other",
    async (_, row) => {
      for (const role of staffRoles) {
        const response = await call(row, staffHeaders(tokens[role]));
        const isRefused = response.statusCode === 403 && response.json<{ message: string }>().message === roleMessage;
        expect({ role, isRefused }).toEqual({ role, isRefused: !hasPermission(role, row.permission) });
        expect(response.statusCode).not.toBe(401);
      }
    },
  );

  it.each(staffTable.filter(([, { method }]) => method !== "GET"))(
    "%s does not accept the cookie from a page of another origin",
    async (_, row) => {
      for (const elsewhere of [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { "sec-fetch-site": "none" },
        { origin: "https://evil.example" },
        { origin: "null" },
        {},
      ]) {
        const response = await call(row, { cookie: `staff=${tokens.owner}`, ...elsewhere });
        expect({ elsewhere, status: response.statusCode }).toEqual({ elsewhere, status: 403 });
      }
    },
  );
});
