import { type AddressDraft, maxAddresses } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { testShopIdentity } from "../../../test/support/shop-identity.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { userAddresses } from "../../schema/index.ts";
import { findOrCreateAccount } from "../accounts/find-or-create-account.ts";
import { createOneTimeLink } from "../accounts/one-time-links.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

const home: AddressDraft = {
  full_name: "Linh Pham",
  phone: "090 123 4567",
  address: "12 Lê Lợi",
  ward: "Phường Bến Thành",
  state: "ho chi minh",
  country: "vn",
};
const work: AddressDraft = { ...home, address: "1 Main St", ward: "", state: "CA", postcode: "94105", country: "us" };

describe("the addresses of a customer", () => {
  it("are kept as they are printed, the first as the default", async () => {
    const api = await signedInApi(shop);
    expect(await api.listAddresses()).toEqual([]);
    const saved = await api.addAddress({ body: home });
    expect(saved).toEqual({
      ...home,
      id: expect.any(Number) as number,
      phone: "+84901234567",
      city: "",
      state: "Hồ Chí Minh City",
      postcode: "",
      is_default: true,
    });
    const other = await api.addAddress({ body: work });
    expect(other).toMatchObject({ is_default: false, state: "CA", postcode: "94105" });
    expect(await api.listAddresses()).toEqual([saved, other]);
  });

  it("are not kept twice", async () => {
    const api = await signedInApi(shop);
    const { id } = await api.addAddress({ body: home });
    expect(await api.addAddress({ body: { ...home, phone: "+84901234567", state: "Hồ Chí Minh City" } })).toMatchObject(
      { id },
    );
    expect(await api.listAddresses()).toHaveLength(1);
  });

  it("can be changed, also the one that is the default", async () => {
    const api = await signedInApi(shop);
    const { id } = await api.addAddress({ body: home });
    const changed = await api.changeAddress({ params: { id }, body: work });
    expect(changed).toMatchObject({ id, address: "1 Main St", ward: "", country: "us", is_default: true });
    expect(await api.listAddresses()).toEqual([changed]);
  });

  it("have one default, which another takes the place of", async () => {
    const api = await signedInApi(shop);
    const first = await api.addAddress({ body: home });
    const second = await api.addAddress({ body: work });
    expect(await api.makeAddressDefault({ params: { id: second.id } })).toMatchObject({
      message: "Checkout begins with this address now.",
    });
    expect(await api.listAddresses()).toMatchObject([
      { id: second.id, is_default: true },
      { id: first.id, is_default: false },
    ]);
    await api.removeAddress({ params: { id: second.id } });
    expect(await api.listAddresses()).toMatchObject([{ id: first.id, is_default: true }]);
    expect(await errorOf(api.removeAddress({ params: { id: second.id } }))).toMatchObject({ status: 404 });
  });

  it("are refused with a postcode or a province that the country does not have", async () => {
    const api = await signedInApi(shop);
    const wrong = api.addAddress({ body: { ...work, state: "Hồ Chí Minh City", postcode: "1" } });
    expect(await errorOf(wrong)).toMatchObject({
      status: 422,
      errors: { state: ["Please choose a state."], postcode: ["Please enter a ZIP code like 94105."] },
    });
  });

  it("are of a limited number", async () => {
    const api = await signedInApi(shop);
    for (let number = 1; number <= maxAddresses; number += 1)
      await api.addAddress({ body: { ...home, address: `${number} Lê Lợi` } });
    expect(await errorOf(api.addAddress({ body: work }))).toMatchObject({ status: 409 });
  });

  it("of others can neither be seen nor changed", async () => {
    const [owner, other] = [await signedInApi(shop), await signedInApi(shop)];
    const { id } = await owner.addAddress({ body: home });
    expect(await other.listAddresses()).toEqual([]);
    expect(await errorOf(other.changeAddress({ params: { id }, body: work }))).toMatchObject({ status: 404 });
    expect(await errorOf(other.removeAddress({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await errorOf(other.makeAddressDefault({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await owner.listAddresses()).toMatchObject([{ id, address: home.address }]);
  });

  it("are in the export, and deleted with the account", async () => {
    const { api, id, email, password } = await registerCustomer(shop);
    await api.addAddress({ body: home });
    expect(await api.exportMyData()).toMatchObject({ addresses: [{ address: "12 Lê Lợi", ward: "Phường Bến Thành" }] });
    await api.deleteAccount({ body: { email, password } });
    expect(await shop.database.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(0);
  });

  it("do not pass to whoever proves the e-mail address of an account, by Google or by a reset", async () => {
    const [first, second] = [await registerCustomer(shop), await registerCustomer(shop)];
    for (const { api } of [first, second]) await api.addAddress({ body: home });
    const identity = { issuer: "https://google.example", subject: "7", name: "Robin", email: first.email };
    const visitor = { address: "203.0.113.9", device: "test" };
    await findOrCreateAccount(shop.database, testShopIdentity(), visitor, { ...identity, emailVerified: true });
    const token = await shop.database.transaction((tx) => createOneTimeLink(tx, second.id, "reset"));
    const password = "another quiet river 8";
    await apiFor(shop).resetPassword({
      body: { email: second.email, token, password, password_confirmation: password },
    });
    for (const { id } of [first, second])
      expect(await shop.database.db.$count(userAddresses, eq(userAddresses.userId, id))).toBe(0);
  });
});
