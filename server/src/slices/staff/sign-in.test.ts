import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { aMemberWithPassword, staffPassword, staffTokenOf } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { auditLog } from "../../schema/index.ts";

const shop = testShop();
const password = staffPassword;
const aMember = () => aMemberWithPassword(shop);

const signIn = (email: string, given = password, from = "192.0.2.1") =>
  apiFor(shop, { from }).signInAsStaff({ body: { email, password: given } });
const actionsOn = async (staffId: number) => {
  const rows = await shop.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objectId, String(staffId)))
    .orderBy(desc(auditLog.id));
  return rows.map(({ action }) => action);
};

describe("signing in as staff", () => {
  it("opens a session in a cookie that no script and no other site can use", async () => {
    const { email } = await aMember();
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/staff/session",
      payload: { email, password },
    });
    expect(response.json()).toMatchObject({ staff: { email, role: "clerk" } });
    expect(response.json<{ permissions: string[] }>().permissions).toContain("orders.ship");
    expect(response.headers["set-cookie"]).toMatch(
      /^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(response.body).not.toContain("token");
  });

  it("is over after signing out, which clears the cookie", async () => {
    const { id, email } = await aMember();
    const api = apiFor(shop, { staffToken: await staffTokenOf(shop.app, email, password) });
    expect((await api.getStaffSession()).staff.email).toBe(email);
    await api.signOutAsStaff();
    expect(await errorOf(api.getStaffSession())).toMatchObject({ status: 401 });
    expect(await actionsOn(id)).toEqual(["signed out", "signed in"]);
  });

  it("is refused to customers, with a wrong password and after leaving, always in the same words", async () => {
    const { id, email } = await aMember();
    const wrong = await errorOf(signIn(email, "another river 8"));
    expect(wrong).toMatchObject({ status: 401, message: "Incorrect email or password." });
    expect(await actionsOn(id)).toEqual(["sign-in failed"]);
    await aCustomer(shop.database, {
      email: "only-a-customer@example.com",
      passwordHash: await hashPassword(password),
    });
    expect(await errorOf(signIn("only-a-customer@example.com"))).toEqual(wrong);
    expect(await errorOf(signIn("nobody@example.com"))).toEqual(wrong);
  });

  it("stops guessing from one network after five attempts, and lets the right person in elsewhere", async () => {
    const { email } = await aMember();
    for (let attempt = 0; attempt < 5; attempt++) await errorOf(signIn(email, "guess number 1", "192.0.2.7"));
    expect(await errorOf(signIn(email, password, "192.0.2.7"))).toMatchObject({ code: "rate_limited" });
    expect((await signIn(email, password, "198.51.100.7")).staff.email).toBe(email);
  });

  it("stops guessing from all networks together after fifty attempts", async () => {
    const { email } = await aMember();
    for (let attempt = 0; attempt < 50; attempt++) await errorOf(signIn(email, "guess", `203.0.113.${attempt}`));
    expect(await errorOf(signIn(email, password, "203.0.114.1"))).toMatchObject({ code: "rate_limited" });
  });

  it("calls staff admin in the customers' login, as it always did", async () => {
    const { email } = await aMember();
    const { user, access_token: token } = await apiFor(shop).login({ body: { email, password } });
    expect(user.role).toEqual({ name: "admin" });
    expect(await errorOf(apiFor(shop, { token }).listOrdersAsStaff())).toMatchObject({ status: 401 });
  });
});
