import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { seedDemoCatalogue } from "../../../test/support/demo-catalogue.ts";
import { aGear } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();
beforeAll(() => seedDemoCatalogue(shop.database));

const suggest = (q: string, limit?: number) => apiFor(shop).suggestGears({ query: { q, limit } });
const suggestGearNames = async (typed: string) =>
  (await suggest(typed)).filter(({ kind }) => kind === "gear").map(({ label }) => label);

describe("suggestions for the typed text", () => {
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
  ])("%j start with %s", async (typed, expected) => {
    expect((await suggestGearNames(typed))[0]).toBe(expected);
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
  ])("%j have %s among the first three gears", async (typed, expected) => {
    expect((await suggestGearNames(typed)).slice(0, 3)).toContain(expected);
  });

  it.each(["qqqxxzz", "zzzz zzzz", "123456789", "!!!", "%", "' | !", "\\", "&&&", "the"])(
    "%j are empty",
    async (typed) => {
      expect(await suggest(typed)).toEqual([]);
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
  ])("%j have pet types and categories first: %j", async (typed, labels) => {
    const suggestions = await suggest(typed);
    const filters = suggestions.filter(({ kind }) => kind !== "gear");
    expect(suggestions.slice(0, filters.length)).toEqual(filters);
    expect(filters.map(({ kind, label }) => `${kind} ${label}`)).toEqual(labels);
  });
});

describe("a suggestion", () => {
  it("holds everything needed to display it", async () => {
    const [dogs, , , bed] = await suggest("dog donut bed");
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

  it("is one of eight, or of as many as the limit allows", async () => {
    expect(await suggest("dog")).toHaveLength(8);
    expect(await suggest("dog", 3)).toHaveLength(3);
    expect(await suggest("dog", 15)).toHaveLength(15);
  });

  it("reflects new and changed gears at once", async () => {
    const { id } = await aGear(shop.database, { name: "Xylophone for parrots" });
    await expect.poll(() => suggestGearNames("xilophone")).toEqual(["Xylophone for parrots"]);
    await shop.database.db.update(gears).set({ name: "Marimba for parrots" }).where(eq(gears.id, id));
    await expect.poll(() => suggestGearNames("marimbba")).toEqual(["Marimba for parrots"]);
    await expect.poll(() => suggestGearNames("xylophone")).toEqual([]);
  });

  it("needs a non-blank text", async () => {
    expect(await errorOf(suggest(" "))).toMatchObject({ status: 422, message: "Please enter a search term." });
  });
});
