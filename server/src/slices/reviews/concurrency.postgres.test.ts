import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { expectConsistentLedger } from "../../../test/support/orders.ts";
import { aReview } from "../../../test/support/reviews.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });

describe("the rating of a gear", () => {
  it("is right after twenty clerks hide one review at once, of whom one does", async () => {
    const { id, gearId } = await aReview(shop, { rating: 1 });
    await aReview(shop, { gear_id: gearId, rating: 5 });
    const api = await staffApi(shop, "clerk");
    const hide = () => api.moderateReview({ params: { id }, body: { hidden_reason: "Spam.", version: 1 } });
    const results = await Promise.allSettled(startMany(20, hide));
    expect(countOutcomes(results)).toEqual({ ok: 1, edited_meanwhile: 19 });
    await expect
      .poll(() => apiFor(shop).getGear({ params: { id: gearId } }))
      .toMatchObject({ rating: 5, reviews_count: 1 });
    await expectConsistentLedger(shop);
  });

  it("is right after authors edit and remove while staff hide and show", async () => {
    const first = await aReview(shop, { rating: 3 });
    const written = [first];
    for (let count = 1; count < 10; count++) written.push(await aReview(shop, { gear_id: first.gearId, rating: 3 }));
    const api = await staffApi(shop, "clerk");
    const moderate = async (id: number, hidden_reason: string | null) => {
      const { version } = await api.getReviewAsStaff({ params: { id } });
      return api.moderateReview({ params: { id }, body: { hidden_reason, version } });
    };
    const calls = written.flatMap(({ id, authorApi }, index) => [
      authorApi.editReview({ params: { id }, body: { rating: (index % 5) + 1, comment: "Changed." } }),
      moderate(id, "Spam."),
      moderate(id, null),
      ...(index % 3 === 0 ? [authorApi.removeReview({ params: { id } })] : []),
    ]);
    const outcomes = countOutcomes(await Promise.allSettled(calls));
    expect(Object.keys(outcomes).every((code) => ["ok", "edited_meanwhile", "not_found"].includes(code))).toBe(true);
    await expectConsistentLedger(shop);
  });
});
