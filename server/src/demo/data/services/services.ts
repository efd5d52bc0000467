import type { DemoService } from "../types.ts";

export const services: readonly DemoService[] = [
  {
    id: 1,
    name: "Vet At Clinic",
    kind: "vet",
    minutes: 30,
    description: "Half an hour with one of our vets, for a check-up, a vaccination or something that worries you.",
  },
  {
    id: 2,
    name: "Basic Spa",
    kind: "spa",
    minutes: 60,
    description: "Bath, blow-dry, claws and ears: everything a coat needs every few weeks, in ten steps.",
  },
  {
    id: 3,
    name: "Premium Spa",
    kind: "spa",
    minutes: 75,
    description: "The full Basic programme plus a haircut by hand, in the style you agree with the groomer.",
  },
  {
    id: 4,
    name: "Ultra Spa",
    kind: "spa",
    minutes: 90,
    description: "Our longest visit, with haircut, a slow massage with paw balm and a gift pack to take home.",
  },
];
