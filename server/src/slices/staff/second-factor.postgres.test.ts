import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { codeFrom } from "../../../test/support/authenticator-app.ts";
import {
  addStaffPasskey,
  aMemberWithPassword,
  setUpAuthenticator,
  staffPassword,
} from "../../../test/support/staff.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const oneWins = { ok: 1, unauthenticated: 19 };

const signInTwentyTimes = async (email: string, code: string) => {
  const body = { email, password: staffPassword, code };
  return countOutcomes(await Promise.allSettled(startMany(20, () => apiFor(shop).signInAsStaff({ body }))));
};

describe("used twenty times at once", () => {
  it("a code of an authenticator app opens one session", async () => {
    const { email, api } = await aMemberWithPassword(shop);
    const { secret } = await setUpAuthenticator(shop, api);
    expect(await signInTwentyTimes(email, codeFrom(secret))).toEqual(oneWins);
  });

  it("a recovery code opens one session", async () => {
    const { email, api } = await aMemberWithPassword(shop);
    const { recoveryCodes } = await setUpAuthenticator(shop, api);
    expect(await signInTwentyTimes(email, String(recoveryCodes[0]))).toEqual(oneWins);
  });

  it("a signed challenge opens one session", async () => {
    const { api } = await aMemberWithPassword(shop);
    const { authenticator } = await addStaffPasskey(api);
    const credential = authenticator.get(await apiFor(shop).beginStaffPasskeySignIn());
    const use = () => apiFor(shop).signInAsStaffWithPasskey({ body: { credential } });
    expect(countOutcomes(await Promise.allSettled(startMany(20, use)))).toEqual(oneWins);
  });

  it("a confirmed setup begins once", async () => {
    const { api } = await aMemberWithPassword(shop);
    const { secret } = await api.beginAuthenticator();
    const confirm = () => api.confirmAuthenticator({ body: { code: codeFrom(secret) } });
    expect(countOutcomes(await Promise.allSettled(startMany(20, confirm)))).toEqual({ ok: 1, conflict: 19 });
  });
});
