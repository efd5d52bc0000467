import {
  type ApiResponseError,
  avoidReasons,
  bornPrecisions,
  speciesList,
  gearSpecies,
  lifeStages,
  type FitReason,
  verdictOf,
  warningKey,
} from "@pawhaven/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer, aGear, aUserpet } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { petAvoids } from "../../schema/index.ts";
import { judgeCart } from "./judge-cart.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const today = "2026-11-17";

const ingredient = fc.constantFrom("meat", "poultry", "chicken", "turkey", "beef", "fish", "salmon", "wheat", "grains");
const names = fc.uniqueArray(ingredient, { maxLength: 3 });
const kilograms = fc.option(fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10));
type Limit = number | null;
/** From the smaller to the larger one. */
const limits = (limit: fc.Arbitrary<Limit>) =>
  fc
    .tuple(limit, limit)
    .map(([one, other]): [Limit, Limit] =>
      one !== null && other !== null && one > other ? [other, one] : [one, other],
    );
const months = fc.option(fc.integer({ min: 0, max: 120 }));
const day = fc
  .integer({ min: 0, max: 3600 })
  .map((days) => new Date(Date.UTC(2016, 0, days)).toISOString().slice(0, 10));

const gear = fc
  .record({
    petType: fc.constantFrom("Dogs", "Cats", "Rodents", "Birds", "Elephants"),
    species: fc.option(fc.constantFrom(...gearSpecies)),
    lifeStage: fc.option(fc.constantFrom(...lifeStages)),
    ages: limits(months),
    weights: limits(kilograms),
    contains: names,
    mayContain: names,
    actives: fc.constantFrom<Record<string, string>>(
      {},
      { Permethrin: "50 %" },
      { "cis-permethrin": "1 %", Fipronil: "" },
    ),
    factsCheckedOn: fc.option(day),
  })
  .map(({ contains, mayContain, ages: [minMonths, maxMonths], weights: [animalMinKg, animalMaxKg], ...facts }) => ({
    ...facts,
    minMonths,
    maxMonths,
    animalMinKg,
    animalMaxKg,
    contains,
    mayContain: mayContain.filter((name) => !contains.includes(name)),
  }));

const pet = fc.record({
  species: fc.constantFrom(...speciesList),
  birth: fc.option(fc.record({ bornOn: day, bornPrecision: fc.constantFrom(...bornPrecisions) })),
  weightKg: kilograms,
  endedOn: fc.option(fc.constant("2026-01-05"), { freq: 6 }),
  avoids: names,
  reason: fc.constantFrom(...avoidReasons),
});

type Generated<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** A shop and a household, however they came about. */
async function arrange(gearFacts: Generated<typeof gear>[], petFacts: Generated<typeof pet>[]) {
  const sold = [];
  for (const facts of gearFacts) sold.push(await aGear(shop.database, facts));
  const customer = await aCustomer(shop.database);
  for (const { avoids, reason, endedOn, birth, ...facts } of petFacts) {
    const end = endedOn === null ? {} : { endedOn, endedBy: "died" as const, endRecordedAt: new Date() };
    const row = await aUserpet(shop.database, { userId: customer.id, ...facts, ...birth, ...end });
    for (const name of avoids)
      await shop.database.db.insert(petAvoids).values({ userpetId: row.id, ingredient: name, reason });
  }
  return { gearIds: sold.map(({ id }) => id), userId: customer.id, api: apiFor(shop, customer) };
}

describe("the browser and the checkout", () => {
  it("come to the same verdicts on any catalogue and household", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(gear, { minLength: 1, maxLength: 4 }),
        fc.array(pet, { maxLength: 4 }),
        async (gearFacts, petFacts) => {
          const { gearIds, userId, api } = await arrange(gearFacts, petFacts);
          const [rules, fits, { pets }] = await Promise.all([
            apiFor(shop).getFitRules(),
            apiFor(shop).listGearFits({ query: { ids: gearIds.join(",") } }),
            api.getHousehold(),
          ]);
          const inBrowser = fits.gears.flatMap((fit) =>
            pets.map((own) => ({
              gear: fit.id,
              pet: own.id,
              verdict: verdictOf(fit, own, { ...rules, household: pets, today }),
            })),
          );
          const atCheckout = await judgeCart(shop.database.db, userId, gearIds, today);
          expect(atCheckout.map((judged) => ({ ...judged, gear: judged.gear.id, pet: judged.pet.id }))).toEqual(
            inBrowser,
          );

          const blocking = inBrowser.flatMap(({ gear: id, verdict }) =>
            (verdict.reasons as FitReason[]).flatMap((reason) =>
              reason.kind === "hazard" && reason.blocks ? [warningKey(id, reason)] : [],
            ),
          );
          const order = placeCashOrder(
            api,
            gearIds.map((id) => ({ id, quantity: 1 })),
          );
          const asked = await order.then(
            () => [],
            (error: ApiResponseError) => error.warnings.map(({ key }) => key),
          );
          expect(new Set(asked)).toEqual(new Set(blocking));
        },
      ),
      { numRuns: 60 },
    );
  }, 240_000);
});
