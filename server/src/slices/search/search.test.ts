import { foldText } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { seedDemoCatalogue } from "../../../test/support/demo-catalogue.ts";
import { aGear, aPet, aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const search = (q: string) => apiFor(shop).searchShop({ query: { q } });

beforeAll(async () => {
  await seedDemoCatalogue(shop.database);
  await aGear(shop.database, { name: "Vòng cổ đỏ", description: "Cho chó con.", category: "Phụ kiện" });
  await aPet(shop.database, { name: "Đốm", breed: "Chó Phú Quốc" });
  await aPet(shop.database, { name: "Biscuit", breed: "Golden Retriever" });
  await aPet(shop.database, { name: "Hidden", breed: "Golden Retriever", publishedAt: null });
  await aPet(shop.database, { name: "Gone", breed: "Golden Retriever", tags: [], stage: "left" });
  const owner = apiFor(shop, await aStaffMember(shop.database));
  const { faqs } = await owner.listContent();
  const value = [
    ...faqs.value,
    { topic: "Giao hàng", question: "Có giao hàng Chủ nhật không?", answer: "Không.", is_featured: false },
  ];
  await owner.updateFaqs({ body: { version: faqs.version, value } });
});

describe("the search of the shop", () => {
  it.each(["vong co do", "Vòng cổ đỏ", "VONG CO", "vòng", "phu kien"])("finds the red collar by %j", async (typed) => {
    const { gears } = await search(typed);
    expect(gears.map(({ label }) => label)).toContain("Vòng cổ đỏ");
  });

  it.each(["dom", "Đốm", "phu quoc", "cho phu"])("finds the Vietnamese dog by %j", async (typed) => {
    expect((await search(typed)).pets).toMatchObject([{ name: "Đốm", breed: "Chó Phú Quốc", main_image: null }]);
  });

  it.each(["chu nhat", "chủ nhật giao"])("finds the question by %j", async (typed) => {
    expect((await search(typed)).faqs).toEqual([{ question: "Có giao hàng Chủ nhật không?", answer: "Không." }]);
  });

  it("finds gears in spite of typing mistakes, with their pet types and categories first", async () => {
    expect((await search("fontain")).gears[0]).toMatchObject({ label: "Trickle Water Fountain" });
    expect((await search("dogs")).gears[0]).toMatchObject({ kind: "petType", label: "Dogs" });
  });

  it("finds services and says which page describes them, and questions by their answers", async () => {
    expect((await search("premium")).services).toMatchObject([{ id: 3, name: "Premium Spa", page: "spa" }]);
    expect((await search("vet clinic")).services).toMatchObject([{ id: 1, page: "vet" }]);
    expect((await search("delivery")).faqs[0]?.question).toMatch(/deliver/i);
  });

  it("finds only animals that customers see", async () => {
    expect((await search("golden retriever")).pets.map(({ name }) => name)).toEqual(["Biscuit"]);
  });

  it("offers gears that many like if it finds nothing, and only then", async () => {
    const nothing = await search("qqqxxzz");
    expect(nothing).toMatchObject({ gears: [], pets: [], services: [], faqs: [] });
    expect(nothing.popular).toHaveLength(4);
    expect((await search("golden")).popular).toEqual([]);
    expect((await search("%%")).popular).toHaveLength(4);
  });

  it("needs two letters", async () => {
    expect(await errorOf(search(" d "))).toMatchObject({ status: 422, message: "Please enter at least two letters." });
    expect((await search("do")).gears).not.toEqual([]);
  });

  it("knows of a new pet at once", async () => {
    expect((await search("xanthippe")).pets).toEqual([]);
    await aPet(shop.database, { name: "Xanthippe" });
    await expect.poll(async () => (await search("xanthippe")).pets).toHaveLength(1);
  });
});

describe("the database", () => {
  it("folds every text as the browser does", async () => {
    const letters = "a A đ Đ é É ệ Ệ ỗ ố ử Å ñ ø ß Й й İ ı % _ \\ ' ё \u0301 \u0323 \u031B".split(" ");
    const letter = fc.constantFrom(" ", ...letters);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: letter, maxLength: 12 }), async (text) => {
        const [row] = await shop.database.db.execute(sql`select fold_text(${text}::text) as folded`);
        expect(row?.["folded"]).toBe(foldText(text));
      }),
      { numRuns: 60 },
    );
  });
});
