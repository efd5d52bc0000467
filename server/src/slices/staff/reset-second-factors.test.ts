import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import {
  addStaffPasskey,
  ageConfirmation,
  aMemberWithPassword,
  setUpAuthenticator,
  staffPassword,
  staffTokenOf,
} from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, mailOutbox, staffSessions, users } from "../../schema/index.ts";

const shop = testShop({ settings: { STAFF_SECOND_FACTOR: "required" } });
const anOwner = () => aMemberWithPassword(shop, "owner");
const mailsTo = (email: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(asc(mailOutbox.id));
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const reset = ({ api }: Awaited<ReturnType<typeof anOwner>>, id: number, version = 1) =>
  api.resetSecondFactors({ params: { id }, body: { version } });

async function aColleague() {
  const member = await aMemberWithPassword(shop);
  const { recoveryCodes } = await setUpAuthenticator(shop, member.api);
  const { authenticator } = await addStaffPasskey(member.api);
  return { ...member, recoveryCodes, authenticator };
}

describe("an owner who resets a colleague's second factors", () => {
  it("leaves them the password alone, which opens nothing but the setup of a new one", async () => {
    const [owner, colleague] = [await anOwner(), await aColleague()];
    const listed = async () => (await owner.api.listStaff()).find(({ id }) => id === colleague.id);
    expect(await listed()).toMatchObject({ has_second_factor: true, version: 1 });
    await reset(owner, colleague.id);
    expect(await listed()).toMatchObject({ has_second_factor: false, version: 2 });

    const { db } = shop.database;
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, colleague.id))).toBe(0);
    const credential = colleague.authenticator.get(await apiFor(shop).beginStaffPasskeySignIn());
    const withPasskey = apiFor(shop).signInAsStaffWithPasskey({ body: { credential } });
    expect(await errorOf(withPasskey)).toMatchObject({ status: 401 });

    const staffToken = await staffTokenOf(shop.app, colleague.email, staffPassword);
    const api = apiFor(shop, { staffToken });
    expect((await api.getStaffSession()).second_factor).toMatchObject({ is_shown: false, recovery_codes_left: 0 });
    expect(await errorOf(api.getDashboard())).toMatchObject({ code: "second_factor_required" });
    await setUpAuthenticator(shop, api);
    await api.getDashboard();
  });

  it("is in the audit log with what there was, and the colleague gets a mail", async () => {
    const [owner, colleague] = [await anOwner(), await aColleague()];
    await reset(owner, colleague.id);
    const [entry] = await shop.database.db
      .select()
      .from(auditLog)
      .innerJoin(auditValues, eq(auditValues.entryId, auditLog.id))
      .where(eq(auditLog.staffId, owner.id));
    expect(entry).toMatchObject({
      audit_log: { action: "second factors reset", objectKind: "staff", objectId: String(colleague.id) },
      audit_values: { before: { authenticator: true, passkeys: 1 } },
    });
    const mail = (await mailsTo(colleague.email)).at(-1);
    expect(mail?.subject).toBe("Your second factors at the workplace of Pawhaven were reset");
    expect(mail?.bodyText).toContain("An owner has removed your authenticator app");
  });

  it("cannot reset their own, nor what is not there, nor with an old version or without confirming identity", async () => {
    const [owner, colleague] = [await anOwner(), await aColleague()];
    await addStaffPasskey(owner.api);
    expect(await errorOf(reset(owner, owner.id))).toMatchObject({
      status: 409,
      message: "These are your own second factors. Please change them under Security.",
    });
    expect(await errorOf(reset(owner, colleague.id, 7))).toMatchObject({ code: "edited_meanwhile" });
    const without = await aMemberWithPassword(shop);
    expect(await errorOf(reset(owner, without.id))).toMatchObject({
      status: 409,
      message: "This person has no second factor to reset.",
    });
    await ageConfirmation(shop, owner.id, 11);
    expect(await errorOf(reset(owner, colleague.id))).toMatchObject({ code: "confirm_identity" });
  });
});

describe("a member whose second factors change", () => {
  it("gets a mail about each change, with device and network and nothing that anybody typed", async () => {
    const { email, api } = await aMemberWithPassword(shop);
    await setUpAuthenticator(shop, api);
    const { passkey } = await addStaffPasskey(api);
    await api.renewRecoveryCodes();
    await api.removeStaffPasskey({ params: { id: passkey.id } });
    const { passkey: other } = await addStaffPasskey(api);
    await api.removeAuthenticator();
    const where = "at the workplace of Pawhaven";
    expect((await subjectsTo(email)).toSorted()).toEqual([
      `A passkey was added ${where}`,
      `A passkey was removed ${where}`,
      `An authenticator app was set up ${where}`,
      `Your authenticator app was removed ${where}`,
      `Your recovery codes were replaced ${where}`,
    ]);
    const texts = (await mailsTo(email)).map(({ bodyText }) => bodyText).join("\n");
    expect(texts).toContain("Network: 127.0.0");
    expect(texts).not.toContain(other.name);
  });

  it("gets none at an address that is not proven", async () => {
    const { userId, email, api } = await aMemberWithPassword(shop);
    await shop.database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
    await addStaffPasskey(api);
    expect(await subjectsTo(email)).toEqual([]);
  });
});
