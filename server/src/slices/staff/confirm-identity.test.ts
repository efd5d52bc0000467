import { desc } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { codeFrom } from "../../../test/support/authenticator-app.ts";
import {
  addStaffPasskey,
  ageConfirmation,
  aMemberWithPassword,
  setUpAuthenticator,
  staffPassword,
} from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog } from "../../schema/index.ts";

const shop = testShop();
const mustConfirm = { status: 403, code: "confirm_identity", message: "Please confirm that it is you." };
const lastAction = async () => {
  const [entry] = await shop.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry?.action;
};

describe("what needs a confirmed identity", () => {
  it("asks for it when the last confirmation is older than ten minutes", async () => {
    const { id, api } = await aMemberWithPassword(shop);
    await ageConfirmation(shop, id, 9);
    await api.beginAuthenticator();
    await ageConfirmation(shop, id, 11);
    expect(await errorOf(api.beginAuthenticator())).toMatchObject(mustConfirm);
    expect(await errorOf(api.beginStaffPasskey())).toMatchObject(mustConfirm);
    expect((await api.getStaffSession()).staff.id).toBe(id);
  });

  it("accepts the password, and nothing else in its place", async () => {
    const { id, api } = await aMemberWithPassword(shop);
    await ageConfirmation(shop, id, 11);
    const wrong = { status: 422, message: "Incorrect password.", errors: { password: ["Incorrect password."] } };
    expect(await errorOf(api.confirmIdentity({ body: { password: "another river 8" } }))).toMatchObject(wrong);
    expect(await lastAction()).toBe("identity not confirmed");
    for (const body of [{}, { password: staffPassword, code: "000000" }])
      expect(await errorOf(api.confirmIdentity({ body }))).toMatchObject({ status: 422 });
    expect(await errorOf(api.beginAuthenticator())).toMatchObject(mustConfirm);
    await api.confirmIdentity({ body: { password: staffPassword } });
    expect(await lastAction()).toBe("identity confirmed");
    await api.beginAuthenticator();
  });

  it("accepts a code once", async () => {
    const { id, api } = await aMemberWithPassword(shop);
    const { secret, recoveryCodes } = await setUpAuthenticator(shop, api);
    await ageConfirmation(shop, id, 11);
    const code = codeFrom(secret);
    await api.confirmIdentity({ body: { code } });
    await api.renewRecoveryCodes();
    await ageConfirmation(shop, id, 11);
    for (const used of [code, "000000", recoveryCodes[0]])
      expect(await errorOf(api.confirmIdentity({ body: { code: used } }))).toMatchObject({ status: 422 });
    expect(await errorOf(api.renewRecoveryCodes())).toMatchObject(mustConfirm);
  });

  it("accepts the member's own passkey, and nobody else's", async () => {
    const [member, other] = [await aMemberWithPassword(shop), await aMemberWithPassword(shop)];
    const [own, others] = [await addStaffPasskey(member.api), await addStaffPasskey(other.api)];
    await ageConfirmation(shop, member.id, 11);
    const options = () => member.api.beginIdentityConfirmation();
    expect((await options()).allowCredentials.map(({ id }) => id)).toEqual([own.authenticator.get(await options()).id]);
    const forged = { body: { passkey: others.authenticator.get(await options()) } };
    expect(await errorOf(member.api.confirmIdentity(forged))).toMatchObject({ status: 422 });
    await member.api.confirmIdentity({ body: { passkey: own.authenticator.get(await options()) } });
    await member.api.renewRecoveryCodes();
  });

  it("stops guessing at an open screen after five attempts", async () => {
    const { api } = await aMemberWithPassword(shop);
    for (let attempt = 0; attempt < 5; attempt++) await errorOf(api.confirmIdentity({ body: { password: "a guess" } }));
    expect(await errorOf(api.confirmIdentity({ body: { password: staffPassword } }))).toMatchObject({
      code: "rate_limited",
    });
  });
});
