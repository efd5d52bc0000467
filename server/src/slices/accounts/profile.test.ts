import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { registerCustomer, toCredentials } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { identities, sessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

const completeProfile = {
  full_name: "Linh Nguyen",
  gender: "Female" as const,
  date_of_birth: "1990-02-28",
  phone: "+842855500142",
  address: "1 Le Loi",
  city: "Ho Chi Minh City",
  country: "Vietnam",
};

describe("the profile", () => {
  it("can be read, completed and sent back as a whole", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const { gender: _gender, date_of_birth: _date, phone: _phone, ...before } = await api.getProfile();
    await api.updateProfile({ body: { ...before, ...completeProfile } });
    expect(await api.getProfile()).toMatchObject(completeProfile);
  });

  it("keeps a Vietnamese phone number as the whole world dials it, and others as they were typed", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const phoneOf = async (phone: string, country: string) =>
      (await api.updateProfile({ body: { ...completeProfile, phone, country } })).phone;
    expect(await phoneOf("090 123 4567", "Vietnam")).toBe("+84901234567");
    expect(await phoneOf("0901234567", "")).toBe("+84901234567");
    expect(await phoneOf("0412 345 678", "Australia")).toBe("0412 345 678");
  });

  it.each([
    ["an empty name", { full_name: "" }, "full_name"],
    ["no gender", { gender: "" }, "gender"],
    ["a date of birth in the future", { date_of_birth: "2999-01-01" }, "date_of_birth"],
    ["February 31", { date_of_birth: "1990-02-31" }, "date_of_birth"],
    ["letters in the phone number", { phone: "call me" }, "phone"],
    ["an address that is too long", { address: "x".repeat(201) }, "address"],
    ["an unknown field", { role: "admin" }, "body"],
  ])("rejects %s with an error for the field and stays unchanged", async (_, overrides, field) => {
    const { token } = await aCustomer(shop.database);
    const response = await shop.app.inject({
      method: "PUT",
      url: "/api/user/profile",
      headers: { authorization: `Bearer ${token}` },
      payload: { ...completeProfile, ...overrides },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(await apiFor(shop, { token }).getProfile()).toMatchObject({ phone: null });
  });

  it("rejects another user's id, another email address and another customer's avatar", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const other = await aCustomer(shop.database);
    for (const overrides of [
      { user_id: other.id },
      { email: "somebody@example.com" },
      { avatar_public_id: `avatars/${other.id}/picture` },
      { avatar_public_id: "../../etc/passwd" },
    ]) {
      const body = { ...completeProfile, ...overrides };
      expect(await errorOf(api.updateProfile({ body }))).toMatchObject({ status: 403 });
    }
    const removal = { public_id: `avatars/${other.id}/picture` };
    expect(await errorOf(api.deleteAvatar({ body: removal }))).toMatchObject({ status: 403 });
  });
});

describe("the list of sessions", () => {
  it("marks the current session and lets the customer end the others one by one", async () => {
    const here = await registerCustomer(shop);
    const { access_token } = await apiFor(shop).login({ body: toCredentials(here) });
    const there = apiFor(shop, { token: access_token });
    const list = await here.api.listSessions();
    expect(list).toHaveLength(2);
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = list.find(({ is_current }) => !is_current);
    await here.api.endSession({ params: { id: other?.id ?? 0 } });
    expect(await errorOf(there.getProfile())).toMatchObject({ status: 401 });
    await here.api.getProfile();
  });

  it("does not let other customers end a session", async () => {
    const owner = await aCustomer(shop.database);
    const other = await aCustomer(shop.database);
    const [session] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, owner.id));
    const attempt = apiFor(shop, other).endSession({ params: { id: session?.id ?? 0 } });
    expect(await errorOf(attempt)).toMatchObject({ status: 404, message: "Session not found." });
    await apiFor(shop, owner).getProfile();
  });
});

describe("the data export", () => {
  it("contains the customer's data without secrets", async () => {
    const { api, email } = await registerCustomer(shop);
    const exported = await api.exportMyData();
    expect(exported).toMatchObject({ profile: { email }, sessions: [{ is_current: true }] });
    expect(JSON.stringify(exported)).not.toMatch(/argon2|token_hash|tokenHash/);
  });
});

describe("deleting the account", () => {
  it("requires the email address and the password, and then removes the account and its sessions", async () => {
    const { id, api, email, password } = await registerCustomer(shop);
    for (const [body, message] of [
      [{ email: "other@example.com", password }, "This is not the email address of your account."],
      [{ email, password: "not the one 12" }, "Incorrect password."],
      [{ email }, "Incorrect password."],
    ] as const) {
      expect(await errorOf(api.deleteAccount({ body }))).toMatchObject({ status: 403, message });
    }
    await api.deleteAccount({ body: { email, password } });
    expect(await errorOf(api.getProfile())).toMatchObject({ status: 401 });
    expect(await errorOf(apiFor(shop).login({ body: { email, password } }))).toMatchObject({ status: 401 });
    expect(await shop.database.db.$count(users, eq(users.id, id))).toBe(0);
  });

  it("requires only the email address when the account has no password", async () => {
    const customer = await aCustomer(shop.database);
    const values = { issuer: "https://issuer.example", subject: "1", userId: customer.id };
    await shop.database.db.insert(identities).values(values);
    const api = apiFor(shop, customer);
    const { email } = await api.getProfile();
    await api.deleteAccount({ body: { email } });
    expect(await shop.database.db.$count(identities)).toBe(0);
  });
});
