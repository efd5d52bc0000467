import { expect, it } from "vitest";
import { describeFacts, describeSpecies, suits, sumFacts } from "./service-facts.ts";

it("tells length and price of a visit, and no price if a part of it has none", () => {
  const [spa, vet] = [
    { minutes: 60, price_cents: 4500 },
    { minutes: 30, price_cents: null },
  ];
  expect([describeFacts(spa), describeFacts(vet)]).toEqual(["60 min, $45.00", "30 min"]);
  expect(describeFacts(sumFacts([spa, spa]))).toBe("120 min, $90.00");
  expect(describeFacts(sumFacts([spa, vet]))).toBe("90 min");
});

it("tells for which species a service is", () => {
  expect([suits({ species: [] }, "Rodent"), suits({ species: ["Dog", "Cat"] }, "Rodent")]).toEqual([true, false]);
  expect(describeSpecies({ species: ["Dog"] })).toBe("For dogs only");
  expect(describeSpecies({ species: ["Dog", "Cat", "Rodent"] })).toBe("For dogs, cats and rodents only");
});
