import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { accountCalls, newCustomerDetails } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { identities, sessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { register, login, as } = accountCalls(shop);

const filled = {
  full_name: "Linh Nguyen",
  gender: "Female",
  date_of_birth: "1990-02-28",
  phone: "+84 28 5550 0142",
  address: "1 Le Loi",
  city: "Ho Chi Minh City",
  country: "Vietnam",
};

describe("my profile", () => {
  it("can be filled in and read back, as the whole object it came as", async () => {
    const { token } = await aCustomer(shop.database);
    const before = (await as(token, "GET", "/api/user/profile")).json<object>();
    const response = await as(token, "PUT", "/api/user/profile", { ...before, ...filled });
    expect(response.statusCode).toBe(200);
    expect((await as(token, "GET", "/api/user/profile")).json()).toMatchObject(filled);
  });

  it.each([
    ["no name", { full_name: "" }, "full_name"],
    ["no gender", { gender: "" }, "gender"],
    ["a birthday in the future", { date_of_birth: "2999-01-01" }, "date_of_birth"],
    ["the 31st of February", { date_of_birth: "1990-02-31" }, "date_of_birth"],
    ["words as a phone number", { phone: "call me" }, "phone"],
    ["an endless address", { address: "x".repeat(201) }, "address"],
    ["a field of my own", { role: "admin" }, "body"],
  ])("with %s is refused next to the field, and nothing changes", async (_, wrong, field) => {
    const { token } = await aCustomer(shop.database);
    const response = await as(token, "PUT", "/api/user/profile", { ...filled, ...wrong });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect((await as(token, "GET", "/api/user/profile")).json()).toMatchObject({ phone: null });
  });

  it("cannot be somebody else's, nor get another address or a foreign picture", async () => {
    const { token } = await aCustomer(shop.database);
    const other = await aCustomer(shop.database);
    for (const claim of [
      { user_id: other.id },
      { email: "somebody@example.com" },
      { avatar_public_id: `avatars/${other.id}/picture` },
      { avatar_public_id: "../../etc/passwd" },
    ]) {
      expect((await as(token, "PUT", "/api/user/profile", { ...filled, ...claim })).statusCode).toBe(403);
    }
    const removal = { public_id: `avatars/${other.id}/picture` };
    expect((await as(token, "POST", "/api/user/avatar/delete", removal)).statusCode).toBe(403);
  });
});

describe("my sessions", () => {
  it("are listed, this one marked, and can be ended one by one", async () => {
    const person = newCustomerDetails();
    await aCustomer(shop.database);
    await register(person);
    const [here, there] = await Promise.all([login(person), login(person)]);
    const [token, otherToken] = [here, there].map((r) => r.json<{ access_token: string }>().access_token) as [
      string,
      string,
    ];
    const list = (await as(token, "GET", "/api/user/sessions")).json<{ id: number; is_current: boolean }[]>();
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(list).toHaveLength(2);
    const other = list.find(({ is_current }) => !is_current)?.id;
    expect((await as(token, "DELETE", `/api/user/sessions/${other}`)).statusCode).toBe(200);
    expect((await as(otherToken, "GET", "/api/user/profile")).statusCode).toBe(401);
    expect((await as(token, "GET", "/api/user/profile")).statusCode).toBe(200);
  });

  it("cannot be ended by others", async () => {
    const mine = await aCustomer(shop.database);
    const other = await aCustomer(shop.database);
    const [session] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, mine.id));
    expect((await as(other.token, "DELETE", `/api/user/sessions/${session?.id}`)).statusCode).toBe(404);
    expect((await as(mine.token, "GET", "/api/user/profile")).statusCode).toBe(200);
  });
});

describe("my data", () => {
  it("can be downloaded, without secrets", async () => {
    const person = newCustomerDetails();
    await register(person);
    const { access_token: token } = (await login(person)).json<{ access_token: string }>();
    const response = await as(token, "GET", "/api/user/export");
    expect(response.json()).toMatchObject({ profile: { email: person.email }, sessions: [{ is_current: true }] });
    expect(response.body).not.toMatch(/argon2|token_hash|tokenHash/);
  });

  it("goes with the account, after the address and the password were given", async () => {
    const person = newCustomerDetails();
    await register(person);
    const { access_token: token, user } = (await login(person)).json<{ access_token: string; user: { id: number } }>();
    for (const wrong of [
      { email: "other@example.com", password: person.password },
      { email: person.email, password: "not the one 12" },
      { email: person.email },
    ]) {
      expect((await as(token, "POST", "/api/user/delete", wrong)).statusCode).toBe(403);
    }
    const { email, password } = person;
    expect((await as(token, "POST", "/api/user/delete", { email, password })).statusCode).toBe(200);
    expect((await as(token, "GET", "/api/user/profile")).statusCode).toBe(401);
    expect((await login(person)).statusCode).toBe(401);
    expect(await shop.database.db.$count(users, eq(users.id, user.id))).toBe(0);
  });

  it("of an account without a password goes with the address alone", async () => {
    const { id, token } = await aCustomer(shop.database);
    await shop.database.db.insert(identities).values({ issuer: "https://issuer.example", subject: "1", userId: id });
    const { email } = (await as(token, "GET", "/api/user/profile")).json<{ email: string }>();
    expect((await as(token, "POST", "/api/user/delete", { email })).statusCode).toBe(200);
    expect(await shop.database.db.$count(identities)).toBe(0);
  });
});
