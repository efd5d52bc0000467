import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { codeFrom } from "../../../test/support/authenticator-app.ts";
import { aMemberWithPassword, setUpAuthenticator, staffPassword, staffTokenOf } from "../../../test/support/staff.ts";
import { openShop, testShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { auditLog, auditValues, recoveryCodes, secondFactors, staffSessions } from "../../schema/index.ts";

const shop = testShop();
const signIn = (email: string, code?: string, from = "192.0.2.1") =>
  apiFor(shop, { from }).signInAsStaff({ body: { email, password: staffPassword, ...(code && { code }) } });
const wrong = {
  status: 401,
  code: "unauthenticated",
  message: "This code is not right, or it was used before. Please wait for the next one.",
};
const required = { status: 401, code: "second_factor_required" };

const aMemberWithAuthenticator = async () => {
  const member = await aMemberWithPassword(shop);
  return { ...member, ...(await setUpAuthenticator(shop, member.api)) };
};
const actionsOn = async (staffId: number) => {
  const entries = shop.database.db.select().from(auditLog);
  const rows = await entries.where(eq(auditLog.objectId, String(staffId))).orderBy(asc(auditLog.id));
  return rows.map(({ action }) => action);
};

describe("an authenticator app", () => {
  it("counts once a code has proven that it has the secret", async () => {
    const { id, email, api } = await aMemberWithPassword(shop);
    const { secret, uri } = await api.beginAuthenticator();
    expect(uri).toBe(`otpauth://totp/Pawhaven:${encodeURIComponent(email)}?secret=${secret}&issuer=Pawhaven`);
    expect(await errorOf(api.confirmAuthenticator({ body: { code: codeFrom(secret, 5) } }))).toMatchObject({
      status: 422,
      errors: { code: [wrong.message] },
    });
    expect((await signIn(email)).second_factor).toMatchObject({ has_authenticator: false, is_shown: false });
    const { recovery_codes: codes } = await api.confirmAuthenticator({ body: { code: codeFrom(secret) } });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
    expect(await errorOf(signIn(email))).toMatchObject(required);
    expect(await actionsOn(id)).toEqual(["authenticator setup begun", "signed in", "authenticator set up"]);
  });

  it("is asked for at sign-in, after the password and never before", async () => {
    const { email, secret } = await aMemberWithAuthenticator();
    const body = { email, password: "another river 8", code: codeFrom(secret) };
    const wrongPassword = await errorOf(apiFor(shop, { from: "192.0.2.2" }).signInAsStaff({ body }));
    expect(wrongPassword).toMatchObject({ code: "unauthenticated", message: "Incorrect email or password." });
    const response = await shop.app.inject({
      method: "POST",
      url: "/api/staff/session",
      payload: { email, password: staffPassword },
    });
    expect(response.json()).toMatchObject({ code: "second_factor_required" });
    expect(response.headers["set-cookie"]).toBeUndefined();
    const session = await signIn(email, codeFrom(secret).replace(/(...)/, "$1 "));
    expect(session.second_factor).toEqual({
      is_required: false,
      is_shown: true,
      has_authenticator: true,
      passkeys: 0,
      recovery_codes_left: 10,
    });
  });

  it("may be one step early or late, and each code counts once", async () => {
    const { id, email, secret } = await aMemberWithAuthenticator();
    expect(await errorOf(signIn(email, codeFrom(secret, -3)))).toMatchObject(wrong);
    const code = codeFrom(secret);
    await signIn(email, code);
    expect(await errorOf(signIn(email, code))).toMatchObject(wrong);
    await signIn(email, codeFrom(secret, 1));
    expect(await errorOf(signIn(email, codeFrom(secret, -1)))).toMatchObject(wrong);
    expect(await actionsOn(id)).toContain("sign-in failed: wrong code");
  });

  it("cannot be guessed: codes are counted together with passwords", async () => {
    const { email, secret } = await aMemberWithAuthenticator();
    for (let attempt = 0; attempt < 5; attempt++) await errorOf(signIn(email, "000000", "192.0.2.9"));
    expect(await errorOf(signIn(email, codeFrom(secret), "192.0.2.9"))).toMatchObject({ code: "rate_limited" });
  });

  it("ends the sessions that were opened without it", async () => {
    const { api, email } = await aMemberWithPassword(shop);
    const other = apiFor(shop, { staffToken: await staffTokenOf(shop.app, email, staffPassword) });
    await setUpAuthenticator(shop, api);
    expect(await errorOf(other.getStaffSession())).toMatchObject({ status: 401, code: "unauthenticated" });
    expect((await api.getStaffSession()).second_factor.is_shown).toBe(true);
  });

  it("is replaced by another one without a gap, and the recovery codes stay", async () => {
    const { email, api, secret, recoveryCodes: codes } = await aMemberWithAuthenticator();
    const { secret: next } = await api.beginAuthenticator();
    await signIn(email, codeFrom(secret));
    const replaced = await api.confirmAuthenticator({ body: { code: codeFrom(next) } });
    expect(replaced.recovery_codes).toEqual([]);
    expect(await errorOf(signIn(email, codeFrom(secret, 1)))).toMatchObject(wrong);
    await signIn(email, codeFrom(next, 1));
    await signIn(email, codes[0]);
    expect(await errorOf(api.confirmAuthenticator({ body: { code: codeFrom(next) } }))).toMatchObject({ status: 409 });
  });

  it("is removed with its recovery codes", async () => {
    const { id, email, api } = await aMemberWithAuthenticator();
    await api.removeAuthenticator();
    expect((await signIn(email)).second_factor).toMatchObject({ has_authenticator: false, recovery_codes_left: 0 });
    expect(await errorOf(api.removeAuthenticator())).toMatchObject({ status: 404 });
    expect(await errorOf(api.renewRecoveryCodes())).toMatchObject({ status: 409 });
    expect(await shop.database.db.select().from(recoveryCodes).where(eq(recoveryCodes.staffId, id))).toEqual([]);
  });
});

describe("a recovery code", () => {
  it("takes the place of the app once, however it is written", async () => {
    const { email, recoveryCodes: codes } = await aMemberWithAuthenticator();
    const other = await aMemberWithAuthenticator();
    const [code = ""] = codes;
    expect(await errorOf(signIn(other.email, code))).toMatchObject(wrong);
    const session = await signIn(email, code.toUpperCase().replaceAll("-", " "));
    expect(session.second_factor.recovery_codes_left).toBe(9);
    expect(await errorOf(signIn(email, code))).toMatchObject(wrong);
  });

  it("is void once there are new ones", async () => {
    const { email, api, recoveryCodes: codes } = await aMemberWithAuthenticator();
    const { recovery_codes: renewed } = await api.renewRecoveryCodes();
    expect(await errorOf(signIn(email, codes[0]))).toMatchObject(wrong);
    await signIn(email, renewed[9]);
  });
});

describe("your security", () => {
  it("lists the member's own sessions, and ends another one of them", async () => {
    const { api, email } = await aMemberWithPassword(shop);
    const stranger = await aStaffMember(shop.database, "owner");
    await signIn(email);
    const { sessions } = await api.getStaffSecurity();
    expect(sessions.map(({ is_current: isCurrent }) => isCurrent)).toEqual([false, true]);
    const [other = { id: 0 }, own = { id: 0 }] = sessions;
    expect(other).toMatchObject({ network: "192.0.2.0/24" });
    expect(await errorOf(api.endStaffSession({ params: { id: own.id } }))).toMatchObject({ status: 409 });
    const strangers = { params: { id: stranger.caller.sessionId } };
    expect(await errorOf(api.endStaffSession(strangers))).toMatchObject({ status: 404 });
    expect((await apiFor(shop, stranger).getStaffSession()).staff.id).toBe(stranger.id);
    await api.endStaffSession({ params: { id: other.id } });
    expect((await api.getStaffSecurity()).sessions).toHaveLength(1);
  });

  it("leaves no secret in the audit log, and none readable in the database", async () => {
    const { id, api, secret, recoveryCodes: codes } = await aMemberWithAuthenticator();
    const { recovery_codes: renewed } = await api.renewRecoveryCodes();
    const rows = await shop.database.db.select().from(secondFactors).where(eq(secondFactors.staffId, id));
    const log = [await shop.database.db.select().from(auditLog), await shop.database.db.select().from(auditValues)];
    const text = JSON.stringify([log, rows]);
    for (const hidden of [secret, staffPassword, ...codes, ...renewed]) expect(text).not.toContain(hidden);
    expect(await actionsOn(id)).toContain("recovery codes renewed");
  });
});

describe("a second factor that is required", () => {
  it("opens nothing but its setup until there is one, and the last one stays", async () => {
    const environment = await createTestEnvironment("migrated");
    const strict = await openShop(environment, { settings: { STAFF_SECOND_FACTOR: "required" } });
    try {
      const { email } = await aMemberWithPassword(strict);
      const api = apiFor(strict, { staffToken: await staffTokenOf(strict.app, email, staffPassword) });
      expect((await api.getStaffSession()).second_factor).toMatchObject({ is_required: true, is_shown: false });
      expect(await errorOf(api.listOrdersAsStaff())).toMatchObject(required);
      const { secret } = await setUpAuthenticator(strict, api);
      await api.listOrdersAsStaff();
      const again = await staffTokenOf(strict.app, email, staffPassword, codeFrom(secret));
      await apiFor(strict, { staffToken: again }).listOrdersAsStaff();
      expect(await errorOf(api.removeAuthenticator())).toMatchObject({
        status: 409,
        message: "This is your only second factor, and you need one. Please add another one first.",
      });
      const open = await strict.database.db.select().from(staffSessions);
      expect(open.map(({ hasSecondFactor }) => hasSecondFactor)).toEqual([true, true]);
    } finally {
      await strict.close();
      await environment.remove();
    }
  });
});
