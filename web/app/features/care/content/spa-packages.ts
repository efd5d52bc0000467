import type { Service } from "@pawhaven/contract";

export interface SpaPackage {
  readonly serviceId: Service["id"];
  readonly name: "Basic" | "Premium" | "Ultra";
  readonly duration: string;
  readonly description: string;
  readonly steps: readonly string[];
  readonly gift: string | null;
}

export const spaPackages: readonly SpaPackage[] = [
  {
    serviceId: 2,
    name: "Basic",
    duration: "1 hour",
    description: "A thorough wash and tidy for pets who mainly need to feel fresh again.",
    steps: [
      "Welcome, a sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Nail trim",
      "Hair between the paw pads cut short",
      "Hygiene trim",
      "Warm bath with a mild shampoo",
      "Conditioner and a long rinse",
      "Towel and blow-dry by hand",
      "Final comb-through and a treat",
    ],
    gift: null,
  },
  {
    serviceId: 3,
    name: "Premium",
    duration: "1.25 hours",
    description: "Everything in Basic, plus a haircut. For coats that keep growing and owners with a look in mind.",
    steps: [
      "Welcome, a sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Nail trim",
      "Hair between the paw pads cut short",
      "Hygiene trim",
      "Warm bath with a shampoo chosen for the coat",
      "Conditioner and a long rinse",
      "Towel and blow-dry by hand",
      "Full haircut in the style we agreed",
      "Final comb-through and a treat",
    ],
    gift: null,
  },
  {
    serviceId: 4,
    name: "Ultra",
    duration: "1.5 hours",
    description: "Our longest visit. Everything in Premium, plus a massage and a little something to take home.",
    steps: [
      "Welcome, a sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Nail trim with smoothed edges",
      "Hair between the paw pads cut short",
      "Hygiene trim",
      "Warm bath with a shampoo chosen for the coat",
      "Conditioning mask and a long rinse",
      "Towel and blow-dry by hand",
      "Full haircut in the style we agreed",
      "Ten-minute massage and balm for the paws",
      "Final comb-through and a treat",
    ],
    gift: "Free gift pack: a bandana, a travel size of the shampoo and a bag of treats",
  },
];
