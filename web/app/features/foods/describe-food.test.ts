import type { Food, FoodEater } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { describeForecast, describePrice, explainForecast } from "./describe-food.ts";

const mochi: FoodEater = {
  userpet_id: 1,
  name: "Mochi",
  species: "Dog",
  weight_kg: 9.2,
  adult_weight_kg: null,
  is_growing_dog: false,
  grams_per_day: null,
  share: 1,
  started_on: "2026-12-02",
  paused_on: null,
};

const lasts = { state: "lasts", ends_on: "2027-01-03", earliest_on: "2026-12-28", latest_on: "2027-01-09" } as const;

describe("a forecast in words", () => {
  it.each<[Food["forecast"], string]>([
    [lasts, "Lasts until about 3 January (28 Dec to 9 Jan)"],
    [{ ...lasts, latest_on: "2026-12-09" }, "Should be used up since about 3 January (28 Dec to 9 Dec)"],
    [{ state: "long" }, "Lasts for more than two years"],
    [{ state: "paused", days_left: 1 }, "Paused. The rest lasts about 1 day"],
    [{ state: "none" }, "Nothing of it has arrived"],
    [
      { state: "unknown", missing: "weight", userpet_id: 1 },
      "To count the days we need Mochi's weight, or how much it eats",
    ],
    [
      { state: "unknown", missing: "equation", userpet_id: 1 },
      "There are no equations for animals like Mochi. Tell us how much it eats, and we count the days",
    ],
  ])("%o", (forecast, text) => {
    expect(describeForecast({ forecast, eaters: [mochi] }, "2026-12-10")).toBe(text);
  });

  it("says what it follows from, with its source, and no amounts that we worked out", () => {
    const gear = { energy_kcal_per_100g: 370, net_weight_grams: 5000 } as Food["gear"];
    expect(explainForecast({ gear, eaters: [mochi] } as Food)).toBe(
      "Mochi weighs 9.2 kg, 370 kcal per 100 g, 5 kg a pack; give or take a fifth. Counted with the energy equations of the FEDIAF nutritional guidelines, compiled on Nov 17, 2026; not reviewed by a vet. Usual advice; your vet decides.",
    );
    const owners = { ...mochi, grams_per_day: 120, share: null };
    expect(explainForecast({ gear, eaters: [owners] } as Food)).toMatch(/^Mochi eats 120 g a day, as you told us,/);
  });
});

describe("a price", () => {
  it("is shown with what it was, if it has changed", () => {
    expect(describePrice(34.5, 34.5)).toBe("$34.50");
    expect(describePrice(34.5, null)).toBe("$34.50");
    expect(describePrice(34.5, 31)).toBe("Now $34.50, was $31.00");
  });
});
