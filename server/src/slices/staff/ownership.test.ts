import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { staffTokenOf } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, ownershipLinks, staff, users } from "../../schema/index.ts";
import { createOwnershipLink, offerOwnership } from "./offer-ownership.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const origin = "http://localhost:3000";
const password = "a quiet river 7";
const over = { status: 404, message: expect.stringContaining("no longer valid") as string };

const offer = async () => (await offerOwnership(shop.database, origin))?.split("/admin/claim/")[1] ?? null;
const linkFor = async (email: string) =>
  (await createOwnershipLink(shop.database, origin, email)).split("/admin/claim/")[1] ?? "";
const claim = (token: string, email = "first@example.com", given = password) =>
  apiFor(shop).claimOwnership({ body: { token, name: "Robin", email, password: given } });
const actions = async () => (await shop.database.db.select().from(auditLog)).map(({ action }) => action);

describe("a shop without owner", () => {
  it("offers its ownership once, to whoever has the newest link, until somebody is owner", async () => {
    const before = await offer();
    const token = (await offer()) ?? "";
    expect(await errorOf(claim(before ?? ""))).toMatchObject(over);
    expect(await apiFor(shop).getOpenOwnership({ params: { token } })).toEqual({ email: null });
    expect(await errorOf(claim(token, "first@example.com", "password"))).toMatchObject({ status: 422 });
    const session = await claim(token);
    expect(session.staff).toMatchObject({ name: "Robin", role: "owner" });
    expect(await errorOf(claim(token))).toMatchObject(over);
    expect(await offer()).toBeNull();
    const [user] = await shop.database.db.select().from(users).where(eq(users.email, "first@example.com"));
    expect(user?.emailConfirmedAt).toBeNull();
    expect(await actions()).toContain("ownership claimed");
  });

  it("takes its offer back when somebody became owner in another way, and after a day", async () => {
    await shop.database.db.update(users).set({ passwordHash: null });
    const token = (await offer()) ?? "";
    const { userId } = await aStaffMember(shop.database, "owner");
    await shop.database.db.update(users).set({ passwordHash: "a hash" }).where(eq(users.id, userId));
    expect(await errorOf(claim(token, "second@example.com"))).toMatchObject(over);
    await shop.database.db.update(users).set({ passwordHash: null });
    await shop.database.db.update(ownershipLinks).set({ expiresAt: new Date() });
    expect(await errorOf(claim(token, "second@example.com"))).toMatchObject(over);
  });
});

describe("the way back in", () => {
  it("makes one address owner, gives it a new password and ends all other access to it", async () => {
    const customer = await registerCustomer(shop, { email: "back@example.com" });
    await shop.database.db.insert(staff).values({ userId: customer.id, name: "Linh", role: "clerk" });
    const staffToken = await staffTokenOf(shop.app, customer.email, customer.password);
    const token = await linkFor("Back@example.com");
    expect(await errorOf(claim(token, "other@example.com"))).toMatchObject({
      errors: { email: ["This link is for another address."] },
    });
    const { staff: owner } = await claim(token, customer.email, "another quiet river 8");
    expect(owner).toMatchObject({ role: "owner", email: customer.email });
    expect(await errorOf(customer.api.getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(shop, { staffToken }).getStaffSession())).toMatchObject({ status: 401 });
    await staffTokenOf(shop.app, customer.email, "another quiet river 8");
    expect(await errorOf(claim(token, customer.email))).toMatchObject(over);
    const [made] = await shop.database.db.select().from(auditLog).where(eq(auditLog.action, "ownership link made"));
    expect(made).toMatchObject({ staffId: null, requestId: "command line" });
  });

  it("leaves no open invitation to the same address", async () => {
    const owner = apiFor(shop, await aStaffMember(shop.database));
    const { link } = await owner.inviteStaff({ body: { email: "both@example.com", role: "clerk" } });
    await claim(await linkFor("both@example.com"), "both@example.com");
    const token = link.split("/").at(-1) ?? "";
    const again = apiFor(shop).acceptInvitation({ body: { token, password } });
    expect(await errorOf(again)).toMatchObject(over);
  });
});
