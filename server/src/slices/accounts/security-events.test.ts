import type { SecurityEventKind } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import {
  newCustomerDetails,
  registerCustomer,
  type RegisteredCustomer,
  toCredentials,
  toRegistration,
} from "../../../test/support/customers.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { mailOutbox, rejectedSignIns, securityEvents, users } from "../../schema/index.ts";
import { processLinkRequests } from "./forgot-password.ts";
import { createOneTimeLink } from "./one-time-links.ts";
import { recordRejectedSignIns } from "./rejected-sign-ins.ts";
import { deleteOldSecurityEvents } from "./security-events.ts";

const shop = testShop();

const chromeOnWindows = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const firefoxOnLinux = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

const apiFrom = (from: string, device = chromeOnWindows(140)) =>
  apiFor(shop, { from, headers: { "user-agent": device } });

const kindsOf = async (userId: number): Promise<SecurityEventKind[]> => {
  const rows = await shop.database.db
    .select({ kind: securityEvents.kind })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(securityEvents.id);
  return rows.map(({ kind }) => kind);
};

const confirm = ({ id }: Pick<RegisteredCustomer, "id">) =>
  shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));

const newDeviceMailsTo = async (email: string) => {
  const mails = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return mails.filter(({ subject }) => subject === "New sign-in to your Pawhaven account");
};

let count = 0;
/** Each customer comes from a network of their own, because registrations are limited per address. */
async function aCustomerAtHome() {
  count += 1;
  const [details, home] = [newCustomerDetails(), `198.51.${count}.7`];
  await apiFrom(home).register({ body: toRegistration(details) });
  const login = (from = home, device?: string) => apiFrom(from, device).login({ body: toCredentials(details) });
  const { access_token: token, user } = await login();
  return { ...details, id: user.id, api: apiFor(shop, { token, from: home }), home, login };
}

describe("recent activity", () => {
  it("lists what happened to the account, newest first, with the device and the shortened address", async () => {
    const customer = await aCustomerAtHome();
    const { access_token: elsewhere } = await customer.login("2001:db8:7:8:9::1", firefoxOnLinux);
    const [other] = await customer.api.listSessions();
    expect(other).toMatchObject({ device: firefoxOnLinux, network: "2001:db8:7:8::/64" });
    await customer.api.endSession({ params: { id: other?.id ?? 0 } });
    expect(await errorOf(apiFor(shop, { token: elsewhere }).getProfile())).toMatchObject({ status: 401 });
    const [ended, newDevice, ...earlier] = await customer.api.listSecurityEvents();
    expect(ended).toMatchObject({ kind: "session_ended", network: customer.home.replace(/7$/, "0/24") });
    expect(newDevice).toMatchObject({ kind: "new_device", device: firefoxOnLinux, network: "2001:db8:7:8::/64" });
    expect(earlier.map(({ kind }) => kind)).toEqual(["signed_in", "registered"]);
    expect(earlier[0]?.device).toBe(chromeOnWindows(140));
  });

  it("covers resets, confirmations, and signing out here and everywhere", async () => {
    const customer = await aCustomerAtHome();
    const { email } = customer;
    await customer.api.forgotPassword({ body: { email } });
    await processLinkRequests(shop.database, testShopIdentity());
    const link = (purpose: "reset" | "confirm") =>
      shop.database.transaction((tx) => createOneTimeLink(tx, customer.id, purpose));
    await customer.api.confirmMyEmail({ body: { token: await link("confirm") } });
    await customer.api.logout();
    const password = "another quiet river 8";
    await apiFrom(customer.home).resetPassword({
      body: { email, token: await link("reset"), password, password_confirmation: password },
    });
    const { access_token: token } = await apiFrom(customer.home).login({ body: { email, password } });
    await apiFor(shop, { token }).signOutEverywhere();
    expect(await kindsOf(customer.id)).toEqual([
      "registered",
      "signed_in",
      "reset_requested",
      "email_confirmed",
      "signed_out",
      "password_changed",
      "signed_in",
      "signed_out_everywhere",
    ]);
  });

  it("belongs to its customer, is part of the data export, and is deleted with the account and after its time", async () => {
    const [customer, other] = [await aCustomerAtHome(), await aCustomerAtHome()];
    expect((await customer.api.listSecurityEvents()).length).toBe(2);
    expect(await customer.api.exportMyData()).toMatchObject({
      recent_activity: [{ kind: "signed_in" }, { kind: "registered" }],
    });
    const { email, password } = customer;
    await customer.api.deleteAccount({ body: { email, password } });
    expect(await kindsOf(customer.id)).toEqual([]);
    await shop.database.db
      .update(securityEvents)
      .set({ createdAt: sql`now() - interval '91 days'` })
      .where(eq(securityEvents.kind, "registered"));
    await deleteOldSecurityEvents(shop.database.db, 90);
    expect(await kindsOf(other.id)).toEqual(["signed_in"]);
  });
});

describe("rejected sign-ins", () => {
  const guess = (email: string, from: string) =>
    errorOf(apiFrom(from).login({ body: { email, password: "not the right one" } }));

  it("appear in the account's activity, once an hour for each network, and refusals too", async () => {
    const customer = await aCustomerAtHome();
    for (let attempt = 0; attempt < 7; attempt++) await guess(customer.email.toUpperCase(), "203.0.113.9");
    await guess(customer.email, "203.0.114.9");
    await recordRejectedSignIns(shop.database.db);
    await guess(customer.email, "203.0.114.10");
    await recordRejectedSignIns(shop.database.db);
    const failures = (await customer.api.listSecurityEvents()).filter(({ kind }) => kind.startsWith("sign_in_"));
    expect(failures.map(({ kind, network }) => `${kind} ${network}`).sort()).toEqual([
      "sign_in_failed 203.0.113.0/24",
      "sign_in_failed 203.0.114.0/24",
      "sign_in_refused 203.0.113.0/24",
    ]);
  });

  it("are written alike for known and unknown addresses while the caller waits, and deleted soon after", async () => {
    const [{ email }, stranger] = [await aCustomerAtHome(), newCustomerDetails()];
    for (const address of [email, stranger.email]) await guess(address, "203.0.115.9");
    const { kind, device, network } = rejectedSignIns;
    const [known, unknown, ...more] = await shop.database.db.select({ kind, device, network }).from(rejectedSignIns);
    expect(known).toMatchObject({ kind: "sign_in_failed", network: "203.0.115.0/24" });
    expect([unknown, ...more]).toEqual([known]);
    await recordRejectedSignIns(shop.database.db);
    expect(await shop.database.db.$count(rejectedSignIns)).toBe(0);
  });
});

describe("a sign-in from a new device", () => {
  it("is announced by mail to a confirmed address, but not the first one, nor a newer version of a browser", async () => {
    const customer = await aCustomerAtHome();
    await confirm(customer);
    await customer.login(customer.home, chromeOnWindows(141));
    await customer.login(customer.home.replace(/7$/, "200"));
    expect(await newDeviceMailsTo(customer.email)).toEqual([]);
    await customer.login("203.0.113.40");
    await customer.login("203.0.113.41");
    await customer.login(customer.home, firefoxOnLinux);
    const mails = await newDeviceMailsTo(customer.email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.bodyText).toContain("Device: Chrome on Windows\nNetwork: 203.0.113.0/24");
    expect(mails[1]?.bodyText).toContain("Device: Firefox on Linux");
    expect(mails[0]?.bodyText).not.toContain(customer.name);
  });

  it("is not announced to an address that nobody has proven", async () => {
    const customer = await aCustomerAtHome();
    for (const network of [1, 2, 3]) await customer.login(`203.0.${network}.9`);
    expect(await newDeviceMailsTo(customer.email)).toEqual([]);
    expect((await kindsOf(customer.id)).filter((kind) => kind === "new_device")).toHaveLength(3);
  });

  it("is announced for an account that was not used for so long that nothing is known about it", async () => {
    const customer = await registerCustomer(shop);
    await confirm(customer);
    await shop.database.db.delete(securityEvents).where(eq(securityEvents.userId, customer.id));
    await apiFrom("203.0.116.9").login({ body: toCredentials(customer) });
    expect(await newDeviceMailsTo(customer.email)).toHaveLength(1);
  });
});

it("an idle time is given to every session, a longer one with Remember me", async () => {
  const customer = await aCustomerAtHome();
  await apiFrom(customer.home).login({ body: { ...toCredentials(customer), remember: true } });
  const rows = await shop.database.db.execute(
    sql`select idle_seconds from sessions where user_id = ${customer.id} order by id`,
  );
  expect(rows.map(({ idle_seconds }) => Number(idle_seconds) / 3600)).toEqual([4, 14 * 24]);
});
