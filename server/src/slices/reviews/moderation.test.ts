import { utimesSync } from "node:fs";
import { eq } from "drizzle-orm";
import type { Api, ReviewFilters } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { anImage, imageFolder, uploadImage } from "../../../test/support/images.ts";
import { expectConsistentLedger, placeCashOrder } from "../../../test/support/orders.ts";
import { aReview } from "../../../test/support/reviews.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { localImageStore } from "../../platform/images/local-image-store.ts";
import { auditValues, gearReviews } from "../../schema/index.ts";
import { deleteOrphanedAvatars } from "../accounts/delete-orphaned-avatars.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { DATA_DIR: uploads.folder, RATE_LIMIT_SCALE: "1000" } });

const clerk = () => staffApi(shop, "clerk");
const versionOf = async (api: Api, id: number) => (await api.getReviewAsStaff({ params: { id } })).version;
const moderate = async (api: Api, id: number, hidden_reason: string | null) =>
  api.moderateReview({ params: { id }, body: { hidden_reason, version: await versionOf(api, id) } });
const getGear = (id: number) => apiFor(shop).getGear({ params: { id } });
const idsOf = async (query: ReviewFilters) =>
  (await (await clerk()).listReviewsAsStaff({ query })).rows.map(({ id }) => id);

describe("hiding a review", () => {
  it("takes it off the page and out of the rating at once, and showing it again puts both back", async () => {
    const api = await clerk();
    const good = await aReview(shop, { rating: 5 });
    const bad = await aReview(shop, { gear_id: good.gearId, rating: 1, comment: "Buy at my shop instead." });
    expect(await getGear(good.gearId)).toMatchObject({ rating: 3, reviews_count: 2 });
    expect(await moderate(api, bad.id, "Advertising.")).toMatchObject({ hidden_reason: "Advertising.", is_new: false });
    await expect
      .poll(() => getGear(good.gearId))
      .toMatchObject({ rating: 5, reviews_count: 1, reviews: [{ id: good.id }] });
    expect(await bad.authorApi.listMyReviews()).toMatchObject([{ id: bad.id, hidden_reason: "Advertising." }]);
    await expectConsistentLedger(shop);
    await moderate(api, bad.id, null);
    await expect.poll(() => getGear(good.gearId)).toMatchObject({ rating: 3, reviews_count: 2 });
    expect(await bad.authorApi.listMyReviews()).toMatchObject([{ hidden_reason: null }]);
    await expectConsistentLedger(shop);
  });

  it("lasts while its author edits it, and the edit is new to staff", async () => {
    const { id, gearId, authorApi } = await aReview(shop);
    await moderate(await clerk(), id, "Insults.");
    expect(await idsOf({ state: "new", gear_id: gearId })).toEqual([]);
    await authorApi.editReview({ params: { id }, body: { rating: 2, comment: "Kinder words." } });
    expect(await getGear(gearId)).toMatchObject({ rating: 0, reviews_count: 0, reviews: [] });
    expect(await idsOf({ state: "new", gear_id: gearId })).toEqual([id]);
    expect(await idsOf({ state: "hidden", gear_id: gearId })).toEqual([id]);
    await moderate(await clerk(), id, null);
    await expect.poll(() => getGear(gearId)).toMatchObject({ rating: 2, reviews_count: 1 });
    await expectConsistentLedger(shop);
  });

  it("needs a reason, and the version that was read", async () => {
    const api = await clerk();
    const { id, authorApi } = await aReview(shop);
    const version = await versionOf(api, id);
    const hide = (hidden_reason: string) => api.moderateReview({ params: { id }, body: { hidden_reason, version } });
    expect(await errorOf(hide("  "))).toMatchObject({ status: 422 });
    await authorApi.editReview({ params: { id }, body: { rating: 3, comment: "Changed meanwhile." } });
    expect(await errorOf(hide("Spam."))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    expect(await errorOf(moderate(api, 999_999, "Spam."))).toMatchObject({ status: 404 });
    expect(await errorOf((await staffApi(shop, "keeper")).listReviewsAsStaff())).toMatchObject({ status: 403 });
  });

  it("is undone from the audit log, unless somebody has changed it since", async () => {
    const api = await clerk();
    const { id, gearId } = await aReview(shop);
    await moderate(api, id, "Spam.");
    const history = async () => (await api.getHistory({ params: { kind: "review", object_id: String(id) } })).rows;
    const [hidden] = await history();
    expect(hidden).toMatchObject({ action: "moderated", before: { hiddenReason: null }, can_undo: true });
    await api.undoChange({ params: { id: hidden?.id ?? 0 } });
    await expect.poll(() => getGear(gearId)).toMatchObject({ reviews_count: 1 });
    await moderate(api, id, "Spam after all.");
    expect(await errorOf(api.undoChange({ params: { id: hidden?.id ?? 0 } }))).toMatchObject({
      code: "edited_meanwhile",
    });
  });
});

describe("the shop's reply", () => {
  it("is one, shown to everybody, edited and taken back, with the values in the log under its author's name", async () => {
    const api = await clerk();
    const { id, gearId, author } = await aReview(shop);
    const reply = async (text: string | null) =>
      api.replyToReview({ params: { id }, body: { text, version: await versionOf(api, id) } });
    await reply("Thank you!");
    await expect.poll(async () => (await getGear(gearId)).reviews).toMatchObject([{ reply: { text: "Thank you!" } }]);
    await reply("Thank you, Robin!");
    await expect
      .poll(async () => (await getGear(gearId)).reviews)
      .toMatchObject([{ reply: { text: "Thank you, Robin!" }, is_verified: true }]);
    const values = await shop.database.db.select().from(auditValues).where(eq(auditValues.personId, author.id));
    expect(values).toHaveLength(2);
    await reply(null);
    await expect.poll(async () => (await getGear(gearId)).reviews).toMatchObject([{ reply: null }]);
  });
});

describe("the queue of staff", () => {
  it("is filtered by state, rating, gear, pictures and text, and new reviews are checked", async () => {
    const api = await clerk();
    const one = await aReview(shop, { rating: 1, comment: "Völlig zerkaut" });
    const two = await aReview(shop, { gear_id: one.gearId, rating: 5 });
    const { gearId: gear_id } = one;
    expect(await idsOf({ gear_id, state: "new" })).toEqual([two.id, one.id]);
    expect(await idsOf({ gear_id, rating: 5 })).toEqual([two.id]);
    expect(await idsOf({ gear_id, text: "VÖLLIG" })).toEqual([one.id]);
    expect(await idsOf({ gear_id, images: "true" })).toEqual([]);
    const toCheck = async () => (await api.getDashboard()).work.find(({ kind }) => kind === "reviews_to_check")?.count;
    const before = (await toCheck()) ?? 0;
    const read = [one, two].map(({ id }) => ({ id, version: 1 }));
    await two.authorApi.editReview({ params: { id: two.id }, body: { rating: 4, comment: "A little worse." } });
    expect(await api.checkReviews({ body: { reviews: read } })).toEqual({ checked: 1 });
    expect(await toCheck()).toBe(before - 1);
    expect(await idsOf({ gear_id, state: "new" })).toEqual([two.id]);
    expect(await errorOf(api.checkReviews({ body: { reviews: read } }))).toMatchObject({ code: "edited_meanwhile" });
    expect(await idsOf({ gear_id, state: "shown" })).toHaveLength(2);
  });

  it.each(["-date", "date", "-rating", "rating"] as const)("has every review once on its pages by %s", async (sort) => {
    const { gearId } = await aReview(shop);
    const createdAt = new Date("2021-01-01T00:00:00Z");
    const rows = Array.from({ length: 120 }, () => ({ gearId, userName: "Ada", rating: 3, createdAt }));
    await shop.database.db.insert(gearReviews).values(rows);
    const api = await clerk();
    const seen = new Set<number>();
    let cursor: string | undefined;
    do {
      const page = await api.listReviewsAsStaff({ query: { gear_id: gearId, sort, ...(cursor && { cursor }) } });
      for (const { id } of page.rows) seen.add(id);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen.size).toBe(121);
  });
});

describe("the pictures of a review", () => {
  const upload = async (by: { id: number; token: string }) => uploadImage(shop, by, await anImage().png().toBuffer());
  const isServed = async ({ secure_url }: { secure_url: string }) =>
    (await shop.app.inject({ url: new URL(secure_url).pathname })).statusCode === 200;

  it("are shown with their texts, replaced by an edit and deleted with the review", async () => {
    const { id, gearId, author, authorApi } = await aReview(shop);
    const [first, second] = [await upload(author), await upload(author)];
    const save = (images: { public_id: string; alt: string }[]) =>
      authorApi.editReview({ params: { id }, body: { rating: 4, comment: "Look!", images } });
    await save([{ public_id: first.public_id, alt: "A chewed ball" }]);
    expect(await idsOf({ gear_id: gearId, images: "true" })).toEqual([id]);
    await authorApi.editReview({ params: { id }, body: { rating: 4, comment: "Look again!" } });
    await expect
      .poll(async () => (await getGear(gearId)).reviews)
      .toMatchObject([{ comment: "Look again!", images: [{ url: first.secure_url, alt: "A chewed ball" }] }]);
    await save([{ public_id: second.public_id, alt: "" }]);
    expect([await isServed(first), await isServed(second)]).toEqual([false, true]);
    await authorApi.removeReview({ params: { id } });
    expect(await isServed(second)).toBe(false);
    await expect.poll(() => getGear(gearId)).toMatchObject({ reviews: [], reviews_count: 0, rating: 0 });
    await expectConsistentLedger(shop);
  });

  it("are the author's own, three at most, with ids that the store has made", async () => {
    const { id, author, authorApi } = await aReview(shop);
    const foreign = await upload(await aCustomer(shop.database));
    const save = (...ids: string[]) =>
      errorOf(
        authorApi.editReview({
          params: { id },
          body: { rating: 4, comment: "Hm.", images: ids.map((public_id) => ({ public_id, alt: "" })) },
        }),
      );
    const own = `avatars/${author.id}/`;
    expect(await save(foreign.public_id)).toMatchObject({ status: 403 });
    expect(await save(`${own}../${foreign.public_id}`)).toMatchObject({ status: 422 });
    expect(await save(...["a", "b", "c", "d"].map((name) => own + name))).toMatchObject({
      errors: { images: ["At most 3 pictures."] },
    });
  });

  it("are no orphans while the review stands, and go with the account", async () => {
    const { id, author, authorApi, gearId } = await aReview(shop);
    const [shown, unused] = [await upload(author), await upload(author)];
    const images = [{ public_id: shown.public_id, alt: "" }];
    await authorApi.editReview({ params: { id }, body: { rating: 4, comment: "Look!", images } });
    const longAgo = new Date(Date.now() - 2 * 86_400_000);
    for (const file of uploads.files()) utimesSync(file, longAgo, longAgo);
    const store = localImageStore({ dataFolder: uploads.folder, origin: "https://shop.example" });
    await deleteOrphanedAvatars(shop.database.db, store, new Date());
    store.close?.();
    expect([await isServed(shown), await isServed(unused)]).toEqual([true, false]);
    const { email } = await authorApi.getProfile();
    await authorApi.deleteAccount({ body: { email } });
    await expect
      .poll(async () => (await getGear(gearId)).reviews)
      .toMatchObject([{ user_name: "A former customer", images: [], is_verified: true }]);
    expect(await isServed(shown)).toBe(false);
    await expectConsistentLedger(shop);
  });
});

describe("a review that its author removes", () => {
  it("can be written again, but not if staff had hidden it", async () => {
    const { id, gearId, orderNumber, authorApi } = await aReview(shop);
    const stranger = apiFor(shop, await aCustomer(shop.database));
    expect(await errorOf(stranger.removeReview({ params: { id } }))).toMatchObject({ status: 404 });
    await authorApi.removeReview({ params: { id } });
    expect(await authorApi.listUnreviewed()).toMatchObject([{ gear_id: gearId, receipt_id: orderNumber }]);
    const draft = { rating: 1, comment: "Once more.", gear_id: gearId, receipt_id: orderNumber };
    const again = await authorApi.writeReview({ body: draft });
    await moderate(await clerk(), again.id, "Spam.");
    await authorApi.removeReview({ params: { id: again.id } });
    expect(await authorApi.listUnreviewed()).toEqual([]);
    expect(await errorOf(authorApi.writeReview({ body: draft }))).toMatchObject({ status: 409 });
    const { transaction_id: receipt_id } = await placeCashOrder(authorApi, [{ id: gearId, quantity: 1 }]);
    await authorApi.writeReview({ body: { ...draft, receipt_id } });
    await expectConsistentLedger(shop);
  });
});
