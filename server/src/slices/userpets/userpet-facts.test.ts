import { addDays, addMonths, birthOfAge, type UserpetFacts } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aUserpet } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { todayAt } from "../../platform/days.ts";
import { careRecords } from "../../schema/index.ts";

const shop = testShop();
const today = todayAt({ timeZone: "Asia/Ho_Chi_Minh" }, new Date());
const nothing: UserpetFacts = { born_on: null, born_precision: null, neutered: null, chip: null };

async function anOwner(pet: Parameters<typeof aUserpet>[1] extends infer P ? Omit<P & object, "userId"> : never = {}) {
  const customer = await aCustomer(shop.database);
  const { id } = await aUserpet(shop.database, { ...pet, userId: customer.id });
  const api = apiFor(shop, customer);
  const setFacts = (facts: Partial<UserpetFacts>) =>
    api.updateUserpetFacts({ params: { id }, body: { ...nothing, ...facts } });
  return { customer, api, id, setFacts };
}

const draftOf = { name: "Mochi", species: "Dog", breed: "Shiba Inu", gender: "Female" } as const;

describe("the age of a pet", () => {
  it("follows its birth, in years and in words", async () => {
    const { setFacts } = await anOwner();
    const born = addMonths(today, -30);
    expect(await setFacts({ born_on: born, born_precision: "day" })).toMatchObject({ age: 2.5, age_text: "2 years" });
    const year = { born_on: `${today.slice(0, 4)}-01-01`, born_precision: "year" } as const;
    expect((await setFacts(year)).age_text).toMatch(/^about /);
    expect(await setFacts({})).toMatchObject({ age: null, age_text: null, born_on: null });
  });

  it("that is typed into the form becomes an estimated birth, and is the same when it is read", async () => {
    const { api, id } = await anOwner();
    const update = (age: number | null) => api.updateUserpet({ params: { id }, body: { ...draftOf, age } });
    for (const age of [0, 0.3, 1.5, 4, 17]) {
      expect(await update(age)).toMatchObject({ data: { age } });
      const { born_on, born_precision } = birthOfAge(age, today);
      expect(await api.getUserpet({ params: { id } })).toMatchObject({ born_on, born_precision });
    }
    expect(await update(null)).toMatchObject({ data: { age: null } });
    expect(await api.getUserpet({ params: { id } })).toMatchObject({ born_on: null, born_precision: null });
  });

  it("that is sent back as it is leaves an exact birth exact", async () => {
    const born_on = addMonths(today, -37);
    const { api, id, setFacts } = await anOwner();
    const { age } = await setFacts({ born_on, born_precision: "day" });
    await api.updateUserpet({ params: { id }, body: { ...draftOf, age } });
    expect(await api.getUserpet({ params: { id } })).toMatchObject({ born_on, born_precision: "day" });
  });
});

describe("the birth of a pet", () => {
  it("can be told when the pet is added: its age follows from it, and its care is due at once", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const birth = { born_on: addDays(today, -49), born_precision: "day" } as const;
    const { id, age } = await api.addUserpet({ body: { ...draftOf, age: 4, ...birth } });
    expect(age).toBe(0.1);
    expect(await api.getUserpet({ params: { id } })).toMatchObject({ ...birth, age_text: "7 weeks" });
    const due = { name: "Core vaccines", due_on: addDays(today, 7), reason: "first" };
    expect(await api.listMyDueCare()).toContainEqual(expect.objectContaining(due));
  });

  it("is refused when the pet is added, if it is still to come or half told", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const add = (birth: Partial<Pick<UserpetFacts, "born_on" | "born_precision">>) =>
      errorOf(api.addUserpet({ body: { ...draftOf, ...birth } }));
    expect(await add({ born_on: addDays(today, 1), born_precision: "day" })).toMatchObject({
      status: 422,
      errors: { born_on: ["This day lies in the future."] },
    });
    for (const half of [{ born_on: today }, { born_precision: "day" } as const])
      expect(await add(half)).toMatchObject({
        errors: { born_precision: ["Please say how exactly the day is known."] },
      });
  });

  it("has come, and lies before what was recorded; only a year may be known", async () => {
    const { id, setFacts } = await anOwner({ name: "Mochi" });
    const refuse = async (facts: Partial<UserpetFacts>) => errorOf(setFacts(facts));
    expect(await refuse({ born_on: addDays(today, 1), born_precision: "day" })).toMatchObject({
      status: 422,
      errors: { born_on: ["This day lies in the future."] },
    });
    expect(await refuse({ born_on: today, born_precision: null })).toMatchObject({
      errors: { born_precision: ["Please say how exactly the day is known."] },
    });
    const givenOn = "2024-05-05";
    await shop.database.db
      .insert(careRecords)
      .values({ userpetId: id, kind: "deworming", product: "Wormer", givenOn, source: "shelter" });
    expect(await refuse({ born_on: "2024-05-06", born_precision: "day" })).toMatchObject({
      errors: { born_on: ["Something is recorded for 2024-05-05, before that day."] },
    });
    expect(await setFacts({ born_on: "2024-08-01", born_precision: "year" })).toMatchObject({ born_on: "2024-08-01" });
    expect(await setFacts({ born_on: "2024-05-20", born_precision: "month" })).toMatchObject({ born_on: "2024-05-20" });
  });
});

describe("the chip of a pet", () => {
  it("has 15 digits and is another one for each, until its pet is gone; nobody learns whose it is", async () => {
    const { api, customer, setFacts } = await anOwner();
    const second = await aUserpet(shop.database, { userId: customer.id });
    const chip = "900000000000001";
    expect(await setFacts({ chip })).toMatchObject({ chip });
    const setSecond = (text: string) =>
      api.updateUserpetFacts({ params: { id: second.id }, body: { ...nothing, chip: text } });
    expect(await errorOf(setSecond(chip))).toMatchObject({
      code: "conflict",
      message: "Another pet on your list has this chip.",
    });
    expect(await errorOf(setSecond("12345"))).toMatchObject({ message: "A chip has 15 digits." });
    expect(await setFacts({})).toMatchObject({ chip: null });
    expect(await setSecond(chip)).toMatchObject({ chip });
    const other = await anOwner();
    expect(await errorOf(other.setFacts({ chip }))).toMatchObject({
      code: "conflict",
      message:
        "This chip belongs to another pet here. If the animal has come to you, please ask its former owner to remove it.",
    });
    await api.deleteUserpet({ params: { id: second.id } });
    expect(await other.setFacts({ chip })).toMatchObject({ chip });
  });
});

describe("the page of a pet", () => {
  it("is changed by its own customer only", async () => {
    const { id } = await anOwner();
    const { api: stranger } = await anOwner();
    const given_on = today;
    const attempts = [
      () => stranger.getUserpet({ params: { id } }),
      () => stranger.getUserpetTimeline({ params: { id } }),
      () => stranger.updateUserpetFacts({ params: { id }, body: nothing }),
      () => stranger.updateUserpetNotes({ params: { id }, body: { notes: "Mine" } }),
      () => stranger.setUserpetImages({ params: { id }, body: { images: [] } }),
      () => stranger.recordUserpetCare({ params: { id }, body: { kind: "weight", weight_kg: 4, given_on } }),
      () => stranger.voidUserpetCare({ params: { id, recordId: 1 } }),
      () => stranger.recordDeath({ params: { id }, body: { died_on: today } }),
      () => stranger.undoDeath({ params: { id } }),
    ];
    for (const attempt of attempts) expect(await errorOf(attempt())).toMatchObject({ status: 404 });
  });

  it("has notes that its owner edits", async () => {
    const { api, id } = await anOwner({ notes: "Shy" });
    const notes = "Allergic to chicken.\nCheese helps.";
    expect(await api.updateUserpetNotes({ params: { id }, body: { notes } })).toMatchObject({ notes });
    expect(await api.getUserpet({ params: { id } })).toMatchObject({ notes });
  });
});
