import type { PromotionDraft } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { signedInApi, staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();

const draft: PromotionDraft = {
  name: "Spring",
  kind: "percent",
  code: null,
  percent: 10,
  amount: null,
  gear_id: null,
  pet_types: [],
  categories: [],
  minimum: 0,
  begins_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
};

describe("staff", () => {
  it("write a promotion down, start it, see what it brought, end it and offer it again", async () => {
    const staff = await staffApi(shop, "manager");
    const { id, ...created } = await staff.createPromotion({ body: { ...draft, code: "spring-10" } });
    expect(created).toMatchObject({ code: "SPRING-10", state: "draft", standing: "draft", uses: 0 });
    const gear = await aGear(shop.database);
    const items = [{ id: gear.id, quantity: 2 }];
    const api = await signedInApi(shop);
    expect((await errorOf(placeCashOrder(api, items, { code: "SPRING-10" }))).code).toBe("conflict");
    expect(await staff.startPromotion({ params: { id } })).toMatchObject({ standing: "running" });
    await placeCashOrder(api, items, { code: "SPRING-10" });
    expect(await staff.getPromotion({ params: { id } })).toMatchObject({ uses: 1, discounted: 2, revenue: 18 });
    expect((await staff.listPromotions({ query: { standing: "running" } })).rows).toMatchObject([{ id }]);
    expect(await staff.endPromotion({ params: { id } })).toMatchObject({ standing: "ended" });
    expect((await errorOf(staff.startPromotion({ params: { id } }))).message).toContain("has ended");
    const copy = await staff.duplicatePromotion({ params: { id } });
    expect(copy).toMatchObject({ name: "Spring (copy)", code: null, percent: 10, state: "draft", uses: 0 });
  });

  it("change a promotion that nobody changed meanwhile, and undo it", async () => {
    const staff = await staffApi(shop, "manager");
    const { id, version } = await staff.createPromotion({ body: draft });
    const body = { ...draft, percent: 20, version };
    expect(await staff.updatePromotion({ params: { id }, body })).toMatchObject({ percent: 20 });
    expect(await errorOf(staff.updatePromotion({ params: { id }, body }))).toMatchObject({ code: "edited_meanwhile" });
    const { rows } = await staff.listAuditEntries({ query: { kind: "promotion", object_id: String(id) } });
    expect(rows[0]).toMatchObject({ action: "changed", before: { percent: 10 }, after: { percent: 20 } });
    await staff.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect(await staff.getPromotion({ params: { id } })).toMatchObject({ percent: 10 });
  });

  it("cannot give a code to two promotions that have not ended", async () => {
    const staff = await staffApi(shop, "manager");
    const { id } = await staff.createPromotion({ body: { ...draft, code: "TWICE" } });
    expect(await errorOf(staff.createPromotion({ body: { ...draft, code: "twice" } }))).toMatchObject({
      code: "conflict",
      errors: { code: [expect.stringContaining("Another promotion")] },
    });
    await staff.endPromotion({ params: { id } });
    expect(await staff.createPromotion({ body: { ...draft, code: "TWICE" } })).toMatchObject({ code: "TWICE" });
  });

  it.each([
    ["no value", { percent: null }, "percent"],
    ["a value of another kind", { amount: 5 }, "amount"],
    ["an end before it begins", { begins_at: "2030-01-02T00:00:00Z", ends_at: "2030-01-01T00:00:00Z" }, "ends_at"],
    ["a code with spaces", { code: "NO SPACES" }, "code"],
    ["a fraction of a cent", { minimum: 0.001 }, "minimum"],
  ])("are told what is wrong with %s", async (_, values, field) => {
    const staff = await staffApi(shop, "manager");
    const { status, errors } = await errorOf(staff.createPromotion({ body: { ...draft, ...values } }));
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });

  it("of the counter do not set prices", async () => {
    const staff = await staffApi(shop, "clerk");
    expect(await errorOf(staff.createPromotion({ body: draft }))).toMatchObject({ status: 403 });
  });
});
