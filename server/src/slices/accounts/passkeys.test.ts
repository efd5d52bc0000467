import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { SoftwareAuthenticator } from "../../../test/support/software-authenticator.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { deleteExpiredChallenges } from "../../platform/auth/passkeys/challenges.ts";
import { mailOutbox, passkeyChallenges, passkeys, users } from "../../schema/index.ts";
import { findOrCreateAccount } from "./find-or-create-account.ts";
import { createOneTimeLink } from "./one-time-links.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const visitorApi = () => apiFor(shop, { from: "203.0.113.9", headers: { "user-agent": "Firefox/140 Linux" } });

async function addPasskeyTo(token: string, authenticator = new SoftwareAuthenticator()) {
  const api = apiFor(shop, { token });
  const credential = authenticator.create(await api.beginPasskey());
  const passkey = await api.addPasskey({ body: { name: "My phone", credential } });
  return { api, authenticator, passkey };
}

async function aCustomerWithPasskey(overrides: Partial<typeof users.$inferInsert> = {}) {
  const customer = await aCustomer(shop.database, overrides);
  return { ...customer, ...(await addPasskeyTo(customer.token)) };
}

const signIn = async (authenticator: SoftwareAuthenticator) =>
  visitorApi().signInWithPasskey({ body: { credential: authenticator.get(await visitorApi().beginPasskeySignIn()) } });

const refused = {
  status: 401,
  code: "unauthenticated",
  message: "This passkey did not work. Please try again, or use your password.",
};
const unverified = { status: 422, message: "This passkey could not be verified. Please try again." };
const emailOf = async (id: number) => {
  const [user] = await shop.database.db.select().from(users).where(eq(users.id, id));
  return user?.email ?? "";
};
const mailSubjectsTo = async (email: string) => {
  const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return mails.map(({ subject }) => subject);
};

describe("a customer's passkey", () => {
  it("signs in without a password, with the session, the events and the mails of any sign-in", async () => {
    const { id, api, authenticator, passkey } = await aCustomerWithPasskey();
    expect(passkey).toMatchObject({ name: "My phone", last_used_at: null, is_synced: true });
    const { access_token: token, user } = await signIn(authenticator);
    expect(user).toMatchObject({ id, role: { name: "customer" } });
    expect(await apiFor(shop, { token }).getProfile()).toMatchObject({ user_id: id });
    expect((await api.listPasskeys())[0]?.last_used_at).not.toBeNull();
    const kinds = (await api.listSecurityEvents()).map(({ kind }) => kind);
    expect(kinds).toEqual(["new_device", "passkey_added"]);
    expect(await mailSubjectsTo(await emailOf(id))).toEqual([
      "A passkey was added to your Pawhaven account",
      "New sign-in to your Pawhaven account",
    ]);
    expect(await api.exportMyData()).toMatchObject({ passkeys: [{ name: "My phone" }] });
  });

  it("binds the session of a browser to a cookie, as a password does", async () => {
    const { authenticator } = await aCustomerWithPasskey();
    const options = await visitorApi().beginPasskeySignIn();
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/login/passkey",
      headers: { "sec-fetch-site": "same-origin" },
      payload: { credential: authenticator.get(options) },
    });
    expect(response.headers["set-cookie"]).toMatch(/^session=[\w-]{43};.*HttpOnly/);
    const { access_token: token } = response.json<{ access_token: string }>();
    expect(await errorOf(apiFor(shop, { token }).getProfile())).toMatchObject({ status: 401 });
  });

  it("is not mailed about to an address that nobody has proven", async () => {
    const { id } = await aCustomerWithPasskey({ emailConfirmedAt: null });
    expect(await mailSubjectsTo(await emailOf(id))).toEqual([]);
  });

  it("signs each challenge once, before it expires, and only for what it was made for", async () => {
    const { api, authenticator } = await aCustomerWithPasskey();
    const credential = authenticator.get(await visitorApi().beginPasskeySignIn());
    await visitorApi().signInWithPasskey({ body: { credential } });
    expect(await errorOf(visitorApi().signInWithPasskey({ body: { credential } }))).toMatchObject(refused);

    const options = await visitorApi().beginPasskeySignIn();
    await shop.database.db.update(passkeyChallenges).set({ expiresAt: new Date() });
    const late = { body: { credential: authenticator.get(options) } };
    expect(await errorOf(visitorApi().signInWithPasskey(late))).toMatchObject(refused);
    await deleteExpiredChallenges(shop.database.db);
    expect(await shop.database.db.select().from(passkeyChallenges)).toEqual([]);

    const { challenge } = await apiFor(shop).beginStaffPasskeySignIn();
    const forStaff = authenticator.get({ ...options, challenge });
    expect(await errorOf(visitorApi().signInWithPasskey({ body: { credential: forStaff } }))).toMatchObject(refused);

    const ofOther = await apiFor(shop, await aCustomer(shop.database)).beginPasskey();
    const body = { name: "Another", credential: new SoftwareAuthenticator().create(ofOther) };
    expect(await errorOf(api.addPasskey({ body }))).toMatchObject(unverified);
  });

  it("is refused with a wrong signature, from another origin, as a copy, and when it is unknown", async () => {
    const { authenticator } = await aCustomerWithPasskey();
    const credential = authenticator.get(await visitorApi().beginPasskeySignIn());
    const { signature } = authenticator.get(await visitorApi().beginPasskeySignIn()).response;
    const forged = { ...credential, response: { ...credential.response, signature } };
    expect(await errorOf(visitorApi().signInWithPasskey({ body: { credential: forged } }))).toMatchObject(refused);

    await signIn(authenticator);
    authenticator.counter = 0; // a copy from before does not know how often the original was used
    expect(await errorOf(signIn(authenticator))).toMatchObject(refused);

    const { token } = await aCustomer(shop.database);
    const elsewhere = new SoftwareAuthenticator("https://pawhaven.evil.example");
    expect(await errorOf(addPasskeyTo(token, elsewhere))).toMatchObject(unverified);
    const unknown = new SoftwareAuthenticator();
    unknown.create(await apiFor(shop, { token }).beginPasskey());
    expect(await errorOf(signIn(unknown))).toMatchObject(refused);
  });

  it("is not accepted with a certificate, whose addresses the shop would have to call", async () => {
    const { token } = await aCustomer(shop.database);
    const api = apiFor(shop, { token });
    const statement = new Map<string, unknown>([
      ["alg", -7],
      ["sig", new Uint8Array(8)],
      ["x5c", [new Uint8Array(8)]],
    ]);
    const options = await api.beginPasskey();
    const credential = new SoftwareAuthenticator().create(options, { format: "packed", statement });
    expect(await errorOf(api.addPasskey({ body: { name: "Key", credential } }))).toMatchObject(unverified);
    // Refused before anything was looked at: the challenge is still there.
    const plain = new SoftwareAuthenticator().create(options);
    expect(await api.addPasskey({ body: { name: "Key", credential: plain } })).toMatchObject({ name: "Key" });
  });

  it("is renamed and removed by its owner only", async () => {
    const owner = await aCustomerWithPasskey({ passwordHash: "x" });
    const stranger = apiFor(shop, await aCustomer(shop.database));
    const params = { id: owner.passkey.id };
    const missing = { status: 404, message: "This passkey no longer exists." };
    expect(await stranger.listPasskeys()).toEqual([]);
    expect(await errorOf(stranger.renamePasskey({ params, body: { name: "Mine" } }))).toMatchObject(missing);
    expect(await errorOf(stranger.removePasskey({ params }))).toMatchObject(missing);
    expect(await owner.api.renamePasskey({ params, body: { name: " Laptop " } })).toMatchObject({ name: "Laptop" });
    await owner.api.removePasskey({ params });
    expect(await owner.api.listPasskeys()).toEqual([]);
    expect((await owner.api.listSecurityEvents())[0]?.kind).toBe("passkey_removed");
    expect(await errorOf(signIn(owner.authenticator))).toMatchObject(refused);
  });

  it("cannot be removed while it is the only way to sign in", async () => {
    const { token, api, passkey } = await aCustomerWithPasskey();
    const params = { id: passkey.id };
    expect(await errorOf(api.removePasskey({ params }))).toMatchObject({
      status: 409,
      message: "This passkey is your only way to sign in. Please set a password first.",
    });
    await addPasskeyTo(token);
    await api.removePasskey({ params });
    expect(await api.listPasskeys()).toHaveLength(1);
  });

  it("ends with a new password, and with the first proof that the address is somebody else's", async () => {
    const customer = await registerCustomer(shop);
    const { authenticator } = await addPasskeyTo(customer.token);
    const reset = await shop.database.transaction((tx) => createOneTimeLink(tx, customer.id, "reset"));
    const password = "another quiet river 8";
    const body = { email: customer.email, token: reset, password, password_confirmation: password };
    await apiFor(shop).resetPassword({ body });
    expect(await errorOf(signIn(authenticator))).toMatchObject(refused);

    const hijacked = await aCustomerWithPasskey({ emailConfirmedAt: null });
    const google = { issuer: "https://id.example", subject: "7", name: "Thu", email: await emailOf(hijacked.id) };
    const visitor = { address: "203.0.113.9", device: "test" };
    const identity = { ...google, emailVerified: true };
    await findOrCreateAccount(shop.database, testShopIdentity(), visitor, identity);
    expect(await errorOf(signIn(hijacked.authenticator))).toMatchObject(refused);
    const left = await shop.database.db.select().from(passkeys).where(eq(passkeys.userId, hijacked.id));
    expect(left).toEqual([]);
  });
});
