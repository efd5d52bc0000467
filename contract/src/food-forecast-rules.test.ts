import { describe, expect, it } from "vitest";
import { type Arrival, describeEnd, type FoodForecast, forecastFood, type Portioned } from "./food-forecast-rules.ts";
import { gramsPerDay } from "./food-rules.ts";

const mochi = { species: "Dog", weight_kg: 9.2, born_on: "2022-05-01", adult_weight_kg: null } as const;
const kibble = { net_weight_grams: 5000, energy_kcal_per_100g: 370 };
const today = "2026-12-05";

const bag = (arrived_on: string, grams = 5000): Arrival => ({ arrived_on, grams });
const eater = (overrides: Partial<Portioned> = {}): Portioned => ({
  grams_per_day: 100,
  started_on: "2026-12-02",
  stopped_on: null,
  pauses: [],
  ...overrides,
});
const lasts = (ends_on: string, earliest_on: string, latest_on: string) => ({
  state: "lasts",
  ends_on,
  earliest_on,
  latest_on,
});

describe("how long a food lasts", () => {
  it("is 32 days for 5 kg of 370 kcal per 100 g and a dog of 9.2 kg, give or take a fifth", () => {
    const eaten = gramsPerDay(mochi, { grams_per_day: null, share: 1 }, kibble, today) as { grams: number };
    const forecast = forecastFood([bag("2026-12-02")], [eater({ grams_per_day: eaten.grams })], today);
    expect(forecast).toEqual(lasts("2027-01-03", "2026-12-28", "2027-01-09"));
    const end = forecast as Extract<FoodForecast, { state: "lasts" }>;
    expect(describeEnd(end)).toBe("3 January (28 Dec to 9 Jan)");
  });

  it.each<[string, Arrival[], Portioned[], object]>([
    ["one bag", [bag("2026-12-02")], [eater()], lasts("2027-01-21", "2027-01-11", "2027-01-31")],
    ["two animals", [bag("2026-12-02")], [eater(), eater()], lasts("2026-12-27", "2026-12-22", "2027-01-01")],
    [
      "two bags of one day",
      [bag("2026-12-02"), bag("2026-12-02")],
      [eater({ grams_per_day: 200 })],
      lasts("2027-01-21", "2027-01-11", "2027-01-31"),
    ],
    [
      "a bag that comes while the first is open; its arrival starts the uncertain days again",
      [bag("2026-12-02", 1000), bag("2026-12-05", 1000)],
      [eater()],
      lasts("2026-12-22", "2026-12-19", "2026-12-25"),
    ],
    [
      "a bag that comes after the first was used up",
      [bag("2026-11-01", 1000), bag("2026-12-02", 1000)],
      [eater({ started_on: "2026-11-01" })],
      lasts("2026-12-12", "2026-12-10", "2026-12-14"),
    ],
    [
      "a bag of long ago, eaten before anybody counted",
      [bag("2026-06-01"), bag("2026-12-02", 1000)],
      [eater()],
      lasts("2026-12-12", "2026-12-10", "2026-12-14"),
    ],
    [
      "a bag that was there when the animal began to eat it",
      [bag("2026-11-20", 1000)],
      [eater()],
      lasts("2026-12-12", "2026-12-10", "2026-12-14"),
    ],
    [
      "an animal that died meanwhile; the other eats on",
      [bag("2026-12-02", 1000)],
      [eater(), eater({ stopped_on: "2026-12-04" })],
      lasts("2026-12-10", "2026-12-08", "2026-12-12"),
    ],
    [
      "a pause that is over",
      [bag("2026-12-02", 1000)],
      [eater({ pauses: [{ paused_on: "2026-12-03", resumed_on: "2026-12-05" }] })],
      lasts("2026-12-14", "2026-12-12", "2026-12-16"),
    ],
    [
      "a pause of one of two",
      [bag("2026-12-02", 1000)],
      [eater(), eater({ pauses: [{ paused_on: "2026-12-02", resumed_on: null }] })],
      lasts("2026-12-12", "2026-12-10", "2026-12-14"),
    ],
    [
      "a pause of all",
      [bag("2026-12-02", 1000)],
      [eater({ pauses: [{ paused_on: "2026-12-04", resumed_on: null }] })],
      { state: "paused", days_left: 8 },
    ],
    ["nothing that arrived", [], [eater()], { state: "none" }],
    ["units that were all refunded", [bag("2026-12-02", 0)], [eater()], { state: "none" }],
    ["nobody who eats it", [bag("2026-12-02")], [], { state: "none" }],
    ["years", [bag("2026-12-02", 1_000_000)], [eater()], { state: "long" }],
  ])("counts %s", (_, arrivals, eaters, expected) => {
    expect(forecastFood(arrivals, eaters, today)).toEqual(expected);
  });
});
