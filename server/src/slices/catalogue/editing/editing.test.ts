import { type Api, type GearDraft, type GearState, type StaffGear, gearDraftOf } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../../test/support/factories.ts";
import { aGearDraft, sendStaffForm } from "../../../../test/support/gear-drafts.ts";
import { listAllGears, listGearPage } from "../../../../test/support/gear-lists.ts";
import { placeCashOrder } from "../../../../test/support/orders.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { stockAndPriceOf } from "../../cart/store.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const visitor = () => apiFor(shop);

const create = (api: Api, overrides: Partial<GearDraft> = {}) => api.createGear({ body: aGearDraft(overrides) });
const setState = (api: Api, { id, version }: StaffGear, state: GearState) =>
  api.changeGearState({ params: { id }, body: { version, state } });
const update = (api: Api, gear: StaffGear, changes: Partial<GearDraft>) =>
  api.updateGear({
    params: { id: gear.id },
    body: { version: gear.version, gear: { ...gearDraftOf(gear), ...changes } },
  });
const giveStock = (id: number, stock: number) =>
  shop.database.db.execute(sql`update gears set stock = ${stock} where id = ${id}`);

describe("a gear that staff create", () => {
  it("is hidden until it is published, and then in lists, facets, suggestions, the sitemap and on its page", async () => {
    const api = await staffApi(shop, "manager");
    const created = await create(api, { name: "Zebra Nibbles", category: "Nibbles" });
    const { id } = created;
    expect(gearDraftOf(created)).toEqual(aGearDraft({ name: "Zebra Nibbles", category: "Nibbles" }));
    expect(await errorOf(visitor().getGear({ params: { id } }))).toMatchObject({
      status: 404,
      message: "We no longer sell this gear.",
    });
    expect(await visitor().listGearIds()).not.toContain(id);
    const categories = async (search?: string) => (await visitor().getGearFacets({ query: { search } })).categories;
    const names = (await categories("harness")).map(({ value }) => value);
    expect(names).not.toContain("Nibbles");
    await setState(api, created, "live");
    expect(await visitor().listGearIds()).toContain(id);
    expect((await listAllGears(visitor())).find((gear) => gear.id === id)).toMatchObject({ net_weight_grams: 500 });
    expect(await visitor().getGear({ params: { id } })).toMatchObject({
      price: 12.5,
      species: "Dog",
      actives: { "Omega 3": "2 %" },
      details: { Material: "Salmon", Colour: "Pink" },
    });
    expect(await categories()).toContainEqual({ value: "Nibbles", count: 1 });
    expect(await categories("harness")).toContainEqual({ value: "Nibbles", count: 0 });
    expect(await visitor().suggestGears({ query: { q: "zebra" } })).toMatchObject([{ kind: "gear", id }]);
  });

  it("keeps the slug of its first name, and shares it with nobody", async () => {
    const api = await staffApi(shop);
    const first = await create(api, { name: "Größe M — 2 kg!" });
    const second = await create(api, { name: "Grosse M 2 kg" });
    expect([first.slug, second.slug]).toEqual(["grosse-m-2-kg", "grosse-m-2-kg-2"]);
    expect(await update(api, first, { name: "Another name" })).toMatchObject({ slug: "grosse-m-2-kg", version: 2 });
    expect(await create(api, { name: "猫の餌" })).toMatchObject({ slug: "gear" });
  });

  it("needs the permission for prices, and so does another price", async () => {
    const [clerk, manager] = [await staffApi(shop, "clerk"), await staffApi(shop, "manager")];
    expect(await errorOf(create(clerk))).toMatchObject({ status: 403 });
    const gear = await create(manager);
    expect(await errorOf(update(clerk, gear, { list_price: 1 }))).toMatchObject({
      status: 403,
      errors: { list_price: ["Your role does not include prices. Please ask a manager."] },
    });
    expect(await update(clerk, gear, { description: "Softer." })).toMatchObject({ description: "Softer." });
  });

  it.each([
    [{ name: " " }, "name", "Please enter a name."],
    [{ list_price: 0 }, "list_price", "Please enter more than 0."],
    [{ list_price: 1.005 }, "list_price", "Please enter dollars and cents."],
    [{ animal_min_kg: 9, animal_max_kg: 3 }, "animal_max_kg", "Please enter at least the smallest weight."],
    [
      { images: [{ url: "https://evil.example/x.webp", alt: "x" }] },
      "images.0.url",
      "This picture is not stored here.",
    ],
    [{ images: [{ url: "/media/gears/x", alt: " " }] }, "images.0.alt", "Please describe the picture."],
    [{ related_ids: [999_999] }, "related_ids", "There is no gear 999999."],
    [{ details: [1, 2].map(() => ({ name: "Size", value: "M" })) }, "details", "Each name can be used once."],
  ])("is refused with %j", async (overrides, field, message) => {
    const error = await errorOf(create(await staffApi(shop), overrides));
    expect(error.status).toBe(422);
    expect(error.errors[field]?.[0]).toContain(message);
  });
});

describe("an edit", () => {
  it("of an old version changes nothing; the newer one stays", async () => {
    const api = await staffApi(shop);
    const gear = await create(api);
    await update(api, gear, { name: "Theirs" });
    expect(await errorOf(update(api, gear, { name: "Mine" }))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    expect(await errorOf(setState(api, gear, "live"))).toMatchObject({ code: "edited_meanwhile" });
    expect(await api.getGearAsStaff({ params: { id: gear.id } })).toMatchObject({ name: "Theirs", version: 2 });
  });

  it("leaves stock, rating and sales alone, whatever happened since the form was opened", async () => {
    const api = await staffApi(shop);
    const gear = await create(api);
    await giveStock(gear.id, 7);
    await update(api, gear, { name: "Renamed" });
    expect(await stockAndPriceOf(shop.database.db, gear.id)).toMatchObject({ stock: 7 });
  });

  it("is in the history with both values and can be undone, unless it was changed again", async () => {
    const api = await staffApi(shop);
    const gear = await create(api, { related_ids: [], images: [] });
    const edited = await update(api, gear, { name: "New name", highlights: ["One"] });
    const history = async () => (await api.getHistory({ params: { kind: "gear", object_id: String(gear.id) } })).rows;
    const [entry] = await history();
    expect(entry).toMatchObject({
      action: "edited",
      before: { name: gear.name, highlights: ["No grain", "Made here"] },
      after: { name: "New name", highlights: ["One"] },
      can_undo: true,
    });
    await api.undoChange({ params: { id: entry?.id ?? 0 } });
    const undone = await api.getGearAsStaff({ params: { id: gear.id } });
    expect(undone).toMatchObject({ name: gear.name, version: edited.version + 1 });
    await update(api, undone, { name: "Third" });
    const [, undo] = await history();
    expect(await errorOf(api.undoChange({ params: { id: undo?.id ?? 0 } }))).toMatchObject({ status: 409 });
  });

  it("of the price is undone only with the permission for prices", async () => {
    const [manager, clerk] = [await staffApi(shop, "manager"), await staffApi(shop, "clerk")];
    const gear = await create(manager);
    await update(manager, gear, { list_price: 99 });
    const params = { kind: "gear", object_id: String(gear.id) };
    const [entry] = (await clerk.getHistory({ params })).rows;
    expect(await errorOf(clerk.undoChange({ params: { id: entry?.id ?? 0 } }))).toMatchObject({ status: 403 });
  });
});

describe("a hidden gear", () => {
  async function inCart() {
    const api = await staffApi(shop);
    const gear = await setState(api, await create(api), "live");
    await giveStock(gear.id, 5);
    const customer = apiFor(shop, await aCustomer(shop.database));
    await customer.addToCart({ params: { id: gear.id }, body: { quantity: 1 } });
    return { api, gear, customer };
  }

  it("stays in carts, where it says that it cannot be bought, and cannot be bought", async () => {
    const { api, gear, customer } = await inCart();
    await setState(api, gear, "hidden");
    const [item] = (await customer.getCart()).items;
    expect(item).toMatchObject({ gear: { id: gear.id, is_sold: false } });
    const order = placeCashOrder(customer, [{ id: gear.id, quantity: 1 }]);
    expect(await errorOf(order)).toMatchObject({
      code: "out_of_stock",
      message: `We no longer sell ${gear.name}. Please remove it from your cart.`,
    });
    const add = customer.addToCart({ params: { id: gear.id }, body: { quantity: 1 } });
    expect(await errorOf(add)).toMatchObject({ status: 409, message: "We no longer sell this gear." });
    await customer.removeCartItem({ params: { id: item?.id ?? 0 } });
  });

  it("leaves orders and receipts as they are, and is left out when one buys again", async () => {
    const { api, gear, customer } = await inCart();
    const { transaction_id: id } = await placeCashOrder(customer, [{ id: gear.id, quantity: 1 }]);
    await setState(api, gear, "archived");
    expect(await customer.getOrder({ params: { id } })).toMatchObject({ items: [{ name: gear.name }] });
    expect(await customer.getReceipt({ params: { id } })).toMatchObject({ items: [{ name: gear.name }] });
    expect(await errorOf(customer.buyAgain({ params: { id } }))).toMatchObject({ status: 409 });
  });

  it("can be published again by undoing", async () => {
    const { api, gear } = await inCart();
    await setState(api, gear, "hidden");
    const [entry] = (await api.getHistory({ params: { kind: "gear", object_id: String(gear.id) } })).rows;
    expect(entry).toMatchObject({ action: "hidden", before: { state: "live" }, can_undo: true });
    await api.undoChange({ params: { id: entry?.id ?? 0 } });
    expect(await visitor().getGear({ params: { id: gear.id } })).toMatchObject({ name: gear.name });
  });
});

describe("staff's list of gears", () => {
  it("filters by state, kind, sale, pictures and text; archived ones are found on request", async () => {
    const api = await staffApi(shop, "clerk");
    const kind = { category: "Filtered", petType: "Birds" };
    const pictured = await aGear(shop.database, { ...kind, name: "Perch", images: [{ url: "/x-640.webp" }] });
    const onSale = await aGear(shop.database, { ...kind, name: "Swing", salePercent: 20 });
    const archived = await aGear(shop.database, { ...kind, name: "Old swing", state: "archived" });
    const idsOf = async (query: object) =>
      (await api.listGearsAsStaff({ query: { ...kind, sort: "date", ...query } })).rows.map(({ id }) => id);
    expect(await idsOf({})).toEqual([pictured.id, onSale.id]);
    expect(await idsOf({ state: "archived" })).toEqual([archived.id]);
    expect(await idsOf({ on_sale: "yes" })).toEqual([onSale.id]);
    expect(await idsOf({ on_sale: "no" })).toEqual([pictured.id]);
    expect(await idsOf({ picture: "missing" })).toEqual([onSale.id]);
    expect(await idsOf({ text: "SWING" })).toEqual([onSale.id]);
    expect((await api.listGearTerms()).categories).toContain("Filtered");
    expect((await listGearPage(visitor(), { category: "Filtered" })).items).toHaveLength(2);
  });

  it("is for the roles that edit gears", async () => {
    const { staffToken } = await aStaffMember(shop.database, "keeper");
    expect((await sendStaffForm(shop, staffToken, "/api/staff/gears/import", "id\n")).statusCode).toBe(403);
  });
});
