import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { SoftwareAuthenticator } from "../../../test/support/software-authenticator.ts";
import { addStaffPasskey, aMemberWithPassword, staffPassword } from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, staff } from "../../schema/index.ts";

const shop = testShop();
const signIn = async (authenticator: SoftwareAuthenticator) => {
  const options = await apiFor(shop).beginStaffPasskeySignIn();
  return apiFor(shop).signInAsStaffWithPasskey({ body: { credential: authenticator.get(options) } });
};
const refused = {
  status: 401,
  message: "This passkey does not open the workplace. Please use your password.",
};

describe("a passkey of staff", () => {
  it("signs in without a password and counts as both factors", async () => {
    const { id, email, api } = await aMemberWithPassword(shop);
    const { authenticator, passkey, recovery_codes: codes } = await addStaffPasskey(api);
    expect(passkey.name).toBe("My laptop");
    expect(codes).toHaveLength(10);
    expect((await signIn(authenticator)).second_factor).toMatchObject({ is_shown: true, passkeys: 1 });
    const withPassword = { body: { email, password: staffPassword } };
    expect(await errorOf(apiFor(shop).signInAsStaff(withPassword))).toMatchObject({ code: "second_factor_required" });
    const entries = await shop.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(id)));
    expect(entries.map(({ action }) => action)).toEqual(["passkey added", "signed in with a passkey"]);
  });

  it("opens the workplace only, and a customer's passkey never does", async () => {
    const member = await aMemberWithPassword(shop);
    const { authenticator, passkey } = await addStaffPasskey(member.api);
    const options = await apiFor(shop).beginPasskeySignIn();
    const asCustomer = { body: { credential: authenticator.get(options) } };
    expect(await errorOf(apiFor(shop).signInWithPasskey(asCustomer))).toMatchObject({ status: 401 });

    const { access_token: token } = await apiFor(shop).login({
      body: { email: member.email, password: staffPassword },
    });
    const ownAccount = apiFor(shop, { token });
    const phone = new SoftwareAuthenticator();
    const credential = phone.create(await ownAccount.beginPasskey());
    await ownAccount.addPasskey({ body: { name: "Phone", credential } });
    expect(await errorOf(signIn(phone))).toMatchObject(refused);
    expect((await ownAccount.listPasskeys()).map(({ name }) => name)).toEqual(["Phone"]);
    expect(await errorOf(ownAccount.removePasskey({ params: { id: passkey.id } }))).toMatchObject({ status: 404 });
    expect((await member.api.getStaffSecurity()).passkeys.map(({ name }) => name)).toEqual(["My laptop"]);
  });

  it("ends with the employment", async () => {
    const { id, api } = await aMemberWithPassword(shop);
    const { authenticator } = await addStaffPasskey(api);
    await shop.database.db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, id));
    expect(await errorOf(signIn(authenticator))).toMatchObject(refused);
  });

  it("is renamed and removed, which the log tells", async () => {
    const { id, api } = await aMemberWithPassword(shop);
    const { passkey } = await addStaffPasskey(api);
    const params = { id: passkey.id };
    await api.renameStaffPasskey({ params, body: { name: "Old laptop" } });
    await api.removeStaffPasskey({ params });
    expect((await api.getStaffSecurity()).second_factor).toMatchObject({ passkeys: 0, recovery_codes_left: 0 });
    expect(await errorOf(api.removeStaffPasskey({ params }))).toMatchObject({ status: 404 });
    const values = await shop.database.db
      .select({ action: auditLog.action, before: auditValues.before, after: auditValues.after })
      .from(auditLog)
      .innerJoin(auditValues, eq(auditValues.entryId, auditLog.id))
      .where(eq(auditLog.objectId, String(id)));
    expect(values).toEqual([
      { action: "passkey added", before: null, after: { passkey: "My laptop" } },
      { action: "passkey renamed", before: { passkey: "My laptop" }, after: { passkey: "Old laptop" } },
      { action: "passkey removed", before: { passkey: "Old laptop" }, after: null },
    ]);
  });
});
