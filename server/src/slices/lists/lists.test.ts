import { describe, expect, it } from "vitest";
import { errorOf } from "../../../test/support/api-client.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const draft = { list: "orders", name: "To ship", query: "status=ordered", is_shared: false } as const;

describe("a saved view", () => {
  it("is seen by its owner, and by others once it is shared", async () => {
    const [owner, colleague] = [await staffApi(shop, "clerk"), await staffApi(shop, "clerk")];
    const { id, version } = await owner.createSavedView({ body: draft });
    const seenBy = async (api: typeof owner) =>
      (await api.listSavedViews({ query: { list: "orders" } })).map((view) => view.id);
    expect([await seenBy(owner), await seenBy(colleague)]).toEqual([[id], []]);
    const { list: _, ...fields } = draft;
    await owner.updateSavedView({ params: { id }, body: { ...fields, is_shared: true, version } });
    expect(await seenBy(colleague)).toEqual([id]);
    expect(await colleague.listSavedViews({ query: { list: "orders" } })).toMatchObject([
      { is_own: false, owner: "Kim" },
    ]);
    const body = { ...fields, version: version + 1 };
    expect(await errorOf(colleague.updateSavedView({ params: { id }, body }))).toMatchObject({ status: 404 });
    expect(await errorOf(colleague.deleteSavedView({ params: { id } }))).toMatchObject({ status: 404 });
    await owner.deleteSavedView({ params: { id } });
    expect(await seenBy(owner)).toEqual([]);
  });

  it("is not overwritten by a change made with an older version", async () => {
    const owner = await staffApi(shop, "clerk");
    const { id, version } = await owner.createSavedView({ body: draft });
    const body = { name: "Mine", query: "", is_shared: false, version };
    expect(await owner.updateSavedView({ params: { id }, body })).toMatchObject({ name: "Mine", version: version + 1 });
    expect(await errorOf(owner.updateSavedView({ params: { id }, body }))).toMatchObject({ code: "edited_meanwhile" });
  });

  it("has a name that its owner uses once, in any letters", async () => {
    const owner = await staffApi(shop, "clerk");
    await owner.createSavedView({ body: draft });
    const again = await errorOf(owner.createSavedView({ body: { ...draft, name: "TO SHIP" } }));
    expect(again).toMatchObject({ status: 409, errors: { name: ["You have a view with this name already."] } });
  });

  it("belongs to a list that its owner may see", async () => {
    const clerk = await staffApi(shop, "clerk");
    expect(await errorOf(clerk.listSavedViews({ query: { list: "audit" } }))).toMatchObject({ status: 404 });
    expect(await errorOf(clerk.createSavedView({ body: { ...draft, list: "audit" } }))).toMatchObject({ status: 404 });
  });
});
