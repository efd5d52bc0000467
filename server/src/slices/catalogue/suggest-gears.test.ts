import type { GearSuggestion } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { seedDemoCatalogue } from "../../../test/support/demo-catalogue.ts";
import { aGear } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();
beforeAll(() => seedDemoCatalogue(shop.database));

async function suggestionsFor(typed: string, limit?: number): Promise<GearSuggestion[]> {
  const query = new URLSearchParams({ q: typed, ...(limit && { limit: String(limit) }) });
  const response = await shop.app.inject({ url: `/api/gear-suggestions?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const gearsFor = async (typed: string) =>
  (await suggestionsFor(typed)).filter(({ kind }) => kind === "gear").map(({ label }) => label);

describe("somebody who types", () => {
  it.each([
    ["fontain", "Trickle Water Fountain"],
    ["water fountian", "Trickle Water Fountain"],
    ["hamster weel", "Silent Spinner Wheel"],
    ["whel", "Silent Spinner Wheel"],
    ["leesh", "Harbour Rope Lead"],
    ["dog leash", "Harbour Rope Lead"],
    ["shampo", "Oat & Aloe Shampoo"],
    ["shmapoo", "Oat & Aloe Shampoo"],
    ["harnes", "Trailhead Harness"],
    ["raincoot", "Puddle Raincoat"],
    ["dog raincot", "Puddle Raincoat"],
    ["tofu liter", "Tofu Clumping Litter, 7 L"],
    ["catnp", "Catnip Mice Trio"],
    ["scraching post", "Sisal Scratching Post"],
    ["timoty hay", "First-Cut Timothy Hay, 1 kg"],
    ["orthopedic", "Old Friend Orthopaedic Lounger"],
    ["peenut butter", "Peanut Butter Bones"],
    ["DONUT", "Cloud Donut Bed"],
    ["donut b", "Cloud Donut Bed"],
    ["uvb", "UVB Tube Kit"],
    ["basking lamp 75", "Basking Lamp, 75 W"],
    ["cuttlebon", "Mineral Cuttlebone Pair"],
  ])("%j is shown first what they mean: %s", async (typed, meant) => {
    expect((await gearsFor(typed))[0]).toBe(meant);
  });

  it.each([
    ["dog bedd", "Cloud Donut Bed"],
    ["dog bed", "Old Friend Orthopaedic Lounger"],
    ["kibbel", "Harbour Salmon Kibble, 5 kg"],
    ["salmon kibbel", "Harbour Salmon Kibble, 5 kg"],
    ["colar", "Everyday Leather Collar"],
    ["terarium", "Desert Home Terrarium 90"],
    ["guinee pig food", "Garden Nuggets for Guinea Pigs"],
    ["cat bed", "Felt Cave Bed"],
    ["bowl for dogs", "Slow Feeder Bowl"],
    ["slow feder", "Slow Feeder Bowl"],
  ])("%j is shown among the first three what they mean: %s", async (typed, meant) => {
    expect((await gearsFor(typed)).slice(0, 3)).toContain(meant);
  });

  it.each(["qqqxxzz", "zzzz zzzz", "123456789", "!!!", "%", "' | !", "\\", "&&&", "the"])(
    "%j is shown nothing rather than anything",
    async (typed) => {
      expect(await suggestionsFor(typed)).toEqual([]);
    },
  );

  it.each([
    ["dog", ["petType Dogs"]],
    ["Dogs", ["petType Dogs"]],
    ["rodentz", ["petType Rodents"]],
    ["dog bedd", ["petType Dogs", "category Bedding & Litter", "category Beds"]],
    ["groming", ["category Grooming"]],
    ["tra", ["category Travel"]],
    ["fontain", []],
  ])("%j is shown the parts of the shop first: %j", async (typed, labels) => {
    const suggestions = await suggestionsFor(typed);
    const parts = suggestions.filter(({ kind }) => kind !== "gear");
    expect(suggestions.slice(0, parts.length)).toEqual(parts);
    expect(parts.map(({ kind, label }) => `${kind} ${label}`)).toEqual(labels);
  });
});

describe("a suggestion", () => {
  it("carries what is needed to show it", async () => {
    const [dogs, , , bed] = await suggestionsFor("dog donut bed");
    const count = await shop.database.db.$count(gears, eq(gears.petType, "Dogs"));
    expect(dogs).toEqual({ kind: "petType", label: "Dogs", count });
    expect(bed).toMatchObject({
      kind: "gear",
      label: "Cloud Donut Bed",
      category: "Beds",
      petType: "Dogs",
      price: 64.9,
    });
    expect(bed).toHaveProperty("main_image.url");
  });

  it("is one of as many as are asked for", async () => {
    expect(await suggestionsFor("dog")).toHaveLength(8);
    expect(await suggestionsFor("dog", 3)).toHaveLength(3);
    expect(await suggestionsFor("dog", 15)).toHaveLength(15);
  });

  it("follows the catalogue: a new word is known at once, and so is a changed one", async () => {
    const { id } = await aGear(shop.database, { name: "Xylophone for parrots" });
    await expect.poll(() => gearsFor("xilophone")).toEqual(["Xylophone for parrots"]);
    await shop.database.db.update(gears).set({ name: "Marimba for parrots" }).where(eq(gears.id, id));
    await expect.poll(() => gearsFor("marimbba")).toEqual(["Marimba for parrots"]);
    await expect.poll(() => gearsFor("xylophone")).toEqual([]);
  });

  it("needs something typed", async () => {
    const response = await shop.app.inject({ url: "/api/gear-suggestions?q=%20" });
    expect([response.statusCode, response.json()]).toMatchObject([422, { message: "Please enter a search term." }]);
  });
});
