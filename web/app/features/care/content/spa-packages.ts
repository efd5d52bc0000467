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
      "Hello, sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Claw trim",
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
    description: "All of Basic, and a haircut. For coats that keep on growing and owners with a picture in mind.",
    steps: [
      "Hello, sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Claw trim",
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
    description: "The slow one. All of Premium, time for a massage, and a little something for the way home.",
    steps: [
      "Hello, sniff around and a look at coat, skin and ears",
      "Brushing out loose hair and small knots",
      "Gentle ear cleaning",
      "Claw trim with smoothed edges",
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
