import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aGear } from "../../../test/support/factories.ts";
import { listAllGears } from "../../../test/support/gear-lists.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gearReviews } from "../../schema/index.ts";

const shop = testShop();

describe("the gear catalogue", () => {
  it("lists every gear with all fields of the contract, featured ones first", async () => {
    const plain = await aGear(shop.database, { name: "Plain ball" });
    const featured = await aGear(shop.database, {
      name: "Featured bed",
      isFeatured: true,
      isNew: true,
      listPriceCents: 4999,
      salePercent: 15,
      stock: 7,
      highlights: ["Soft", "Washable"],
      details: { Zip: "yes", Area: "1 m²" },
      images: [{ url: "/one.webp", alt: "One" }, { url: "/two.webp" }],
    });
    const gears = await listAllGears(apiFor(shop));
    expect(gears.map(({ id }) => id)).toEqual([featured.id, plain.id]);
    expect(gears[0]).toEqual({
      id: featured.id,
      name: "Featured bed",
      description: "A thing.",
      petType: "Dogs",
      category: "Toys",
      main_image: { url: "/one.webp", alt: "One" },
      images: [{ url: "/one.webp", alt: "One" }, { url: "/two.webp" }],
      is_new: true,
      sale_percent: 15,
      price: 42.49,
      list_price: 49.99,
      stock: 7,
      rating: 0,
      reviews_count: 0,
      is_featured: 1,
      highlights: ["Soft", "Washable"],
      details: { Zip: "yes", Area: "1 m²" },
      created_at: featured.createdAt.toISOString(),
      net_weight_grams: null,
      life_stage: null,
      diets: [],
    });
    expect(await apiFor(shop).listGearIds()).toEqual([plain.id, featured.id]);
  });

  it("shows a gear with its reviews, newest first, and their average rating", async () => {
    const { id } = await aGear(shop.database);
    await shop.database.db.insert(gearReviews).values([
      { gearId: id, userName: "Ana P.", rating: 5, comment: "Lovely.", createdAt: new Date("2026-01-01T10:00:00Z") },
      { gearId: id, userName: "Bo L.", rating: 2, createdAt: new Date("2026-02-01T10:00:00Z") },
    ]);
    const getGear = () => apiFor(shop).getGear({ params: { id } });
    expect(await getGear()).toMatchObject({
      rating: 3.5,
      reviews_count: 2,
      reviews: [
        { user_name: "Bo L.", rating: 2, comment: null, created_at: "2026-02-01T10:00:00.000Z" },
        { user_name: "Ana P.", rating: 5, comment: "Lovely." },
      ],
    });
    await shop.database.db.delete(gearReviews).where(eq(gearReviews.userName, "Bo L."));
    await expect.poll(getGear).toMatchObject({ rating: 5, reviews_count: 1 });
  });

  it.each(["999999", "0", "-1", "abc", "1.5", "99999999999", "\0"])(
    "responds with 404 for the gear id %j",
    async (id) => {
      const call = apiFor(shop).getGear({ params: { id } });
      expect(await errorOf(call)).toMatchObject({ status: 404, code: "not_found" });
    },
  );
});
