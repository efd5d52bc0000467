import { verdictOf } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aUserpet } from "../../../test/support/factories.ts";
import { aGearDraft } from "../../../test/support/gear-drafts.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { gears } from "../../schema/index.ts";

const shop = testShop();
const visitor = () => apiFor(shop);

describe("what gears are compared with", () => {
  it("is public: a tree of ingredients, and dangers and allergens with their sources", async () => {
    const { ingredients, hazards, common_allergens } = await visitor().getFitRules();
    expect(ingredients).toContainEqual({ name: "chicken", parent: "poultry" });
    expect(hazards).toMatchObject([
      { substance: "permethrin", species: "Cat", blocks: true, compiled_on: "2026-11-17" },
    ]);
    expect(common_allergens.filter(({ species }) => species === "Cat")).toMatchObject([
      { ingredient: "beef", percent: 18, source: "Mueller et al. 2016, PMC4710035" },
      { ingredient: "chicken", percent: 5 },
      { ingredient: "fish", percent: 17 },
    ]);
  });
});

describe("the facts of gears", () => {
  it("are sent as a whole or by ids, of live gears only", async () => {
    const drops = await aGear(shop.database, {
      petType: "Dogs",
      actives: { Permethrin: "50 %" },
      contains: ["chicken"],
      animalMinKg: 4,
      factsCheckedOn: "2026-11-01",
    });
    const other = await aGear(shop.database, { petType: "Elephants", species: null });
    const hidden = await aGear(shop.database, { state: "hidden" });
    const all = await visitor().listGearFits();
    expect(all.is_complete).toBe(true);
    expect(all.gears.find(({ id }) => id === drops.id)).toEqual({
      id: drops.id,
      species: "Dog",
      life_stage: null,
      min_months: null,
      max_months: null,
      min_kg: 4,
      max_kg: null,
      contains: ["chicken"],
      may_contain: [],
      actives: ["Permethrin"],
      checked_on: "2026-11-01",
    });
    const some = await visitor().listGearFits({ query: { ids: `${other.id},${hidden.id},${other.id}` } });
    expect(some).toMatchObject({ is_complete: false, gears: [{ id: other.id, species: null }] });
    expect(some.gears).toHaveLength(1);
  });

  it("are not sent as a whole by a large shop", async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      slug: `large-${index}`,
      name: `Large ${index}`,
      description: "",
      petType: "Dogs",
      category: "Toys",
      listPriceCents: 100,
    }));
    await shop.database.db.insert(gears).values(rows);
    // The reply of before is cached until the change is heard of.
    await expect.poll(() => visitor().listGearFits()).toEqual({ is_complete: false, gears: [] });
  });
});

describe("a changed recipe", () => {
  it("moves the day on which the facts were checked, and verdicts follow while what a pet avoids stays", async () => {
    const staff = await staffApi(shop);
    const gear = await staff.createGear({
      body: aGearDraft({ contains: ["salmon"], may_contain: [], min_months: null, facts_checked_on: "2026-01-05" }),
    });
    await staff.changeGearState({ params: { id: gear.id }, body: { version: gear.version, state: "live" } });
    const customer = await aCustomer(shop.database);
    const api = apiFor(shop, customer);
    const pet = await aUserpet(shop.database, {
      userId: customer.id,
      bornOn: "2020-01-01",
      bornPrecision: "day",
      weightKg: 9,
    });
    await api.setAvoids({
      params: { id: pet.id },
      body: { avoids: [{ ingredient: "poultry", reason: "avoid" }] },
    });
    const verdict = async () => {
      const { gears: fits } = await visitor().listGearFits({ query: { ids: String(gear.id) } });
      const [{ pets }, rules] = [await api.getHousehold(), await visitor().getFitRules()];
      return verdictOf(fits[0]!, pets[0]!, { ...rules, household: pets, today: "2026-11-17" });
    };
    expect(await verdict()).toMatchObject({ kind: "nothing known" });

    const { version } = await staff.getGearAsStaff({ params: { id: gear.id } });
    const draft = aGearDraft({
      name: gear.name,
      contains: ["salmon", "turkey"],
      may_contain: [],
      min_months: null,
      facts_checked_on: "2026-01-05",
    });
    const edited = await staff.updateGear({ params: { id: gear.id }, body: { version, gear: draft } });
    expect(edited.facts_checked_on).not.toBe("2026-01-05");
    expect(await verdict()).toMatchObject({ kind: "against", reasons: [{ kind: "avoided", listed: "turkey" }] });
    const renamed = await staff.updateGear({
      params: { id: gear.id },
      body: { version: edited.version, gear: { ...draft, name: `${draft.name} New`, facts_checked_on: "2026-02-05" } },
    });
    expect(renamed.facts_checked_on).toBe("2026-02-05");
  });

  it("lists ingredients of the tree, checked on a day that has come", async () => {
    const staff = await staffApi(shop);
    const create = (overrides: Parameters<typeof aGearDraft>[0]) =>
      staff.createGear({ body: aGearDraft(overrides) }).catch((error: unknown) => error);
    expect(await create({ contains: ["stardust"] })).toMatchObject({
      status: 422,
      errors: { contains: ["There is no ingredient stardust."] },
    });
    expect(await create({ facts_checked_on: "2099-01-01" })).toMatchObject({
      status: 422,
      errors: { facts_checked_on: ["Please enter a day that has come."] },
    });
    expect(await create({ contains: ["chicken"], may_contain: ["chicken"] })).toMatchObject({ status: 422 });
    expect(await create({ min_months: 12, max_months: 11 })).toMatchObject({ status: 422 });
  });
});
