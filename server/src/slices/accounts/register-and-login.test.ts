import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { accountCalls, newCustomerDetails } from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, sessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const { register, login, as, post } = accountCalls(shop);

describe("signing up", () => {
  it("opens an account and queues a welcome with a link that confirms the address", async () => {
    const person = newCustomerDetails();
    const response = await register(person);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: "Registration successful!" });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, person.email));
    const token = /\/confirm\/([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
    expect((await post("/api/confirm-email", { token })).statusCode).toBe(200);
    const [user] = await shop.database.db.select().from(users).where(eq(users.email, person.email));
    expect(user?.emailConfirmedAt).toBeInstanceOf(Date);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await post("/api/confirm-email", { token })).statusCode).toBe(422);
  });

  it("refuses an address that is taken, however it is capitalised", async () => {
    const person = newCustomerDetails();
    await register(person);
    const response = await register({ ...person, email: person.email.toUpperCase() });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: "The email has already been taken.",
      errors: { email: ["The email has already been taken."] },
    });
  });

  it("of twenty at once with one address lets one through", async () => {
    const person = newCustomerDetails();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => register(person)))).map((r) => r.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });

  it.each([
    ["a short password", { password: "1234567" }, "password"],
    ["a password of 129 characters", { password: "x".repeat(129) }, "password"],
    ["one of the commonest passwords", { password: "password1" }, "password"],
    ["an address that is none", { email: "linh@" }, "email"],
    ["an address with look-alike letters", { email: "аdmin@example.com" }, "email"],
    ["no name", { name: " " }, "name"],
    ["an unknown field", { role: "admin" }, "body"],
  ])("refuses %s next to the field", async (_, wrong, field) => {
    const response = await register({ ...newCustomerDetails(), ...wrong });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: { [field]: [expect.any(String)] } });
  });

  it("refuses passwords that differ", async () => {
    const response = await post("/api/register", { ...newCustomerDetails(), password_confirmation: "something else" });
    expect(response.json()).toMatchObject({ message: "Passwords do not match!" });
  });
});

describe("signing in", () => {
  it("gives a token and says who it is", async () => {
    const person = newCustomerDetails();
    await register(person);
    const response = await login({ ...person, email: person.email.toUpperCase() });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: "Login successful!",
      user: { name: person.name, email: person.email, role: { name: "customer" } },
    });
    const { access_token: token } = response.json<{ access_token: string }>();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await as(token, "GET", "/api/user/profile")).json()).toMatchObject({
      full_name: "Linh",
      email: person.email,
    });
  });

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])("with Remember me %s lasts %i hours", async (remember, hours) => {
    const person = newCustomerDetails();
    await register(person);
    const { user } = (await login(person, { remember })).json<{ user: { id: number } }>();
    const [session] = await shop.database.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const lasts = (session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0);
    expect(lasts / 3_600_000).toBeCloseTo(hours, 3);
  });

  it("answers the same to a wrong password and to an unknown address", async () => {
    const person = newCustomerDetails();
    await register(person);
    const wrong = await login({ ...person, password: "not the one 12" });
    const unknown = await login(newCustomerDetails());
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(wrong.body).toBe(unknown.body);
  });

  it("is not possible with a password where there is none, as for those who came through Google", async () => {
    const email = "through-google@example.com";
    await aCustomer(shop.database, { email });
    for (const password of ["nobody signs in with this", "null", "undefined"])
      expect((await login({ name: "", email, password })).statusCode).toBe(401);
  });

  it("ends on the server with the logout", async () => {
    const person = newCustomerDetails();
    await register(person);
    const { access_token: token } = (await login(person)).json<{ access_token: string }>();
    expect((await as(token, "POST", "/api/logout")).statusCode).toBe(200);
    expect((await as(token, "GET", "/api/user/profile")).statusCode).toBe(401);
  });
});
