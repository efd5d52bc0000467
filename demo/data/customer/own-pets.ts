import type { DemoCustomerPet } from "../types.ts";

const household = [
  {
    slug: "mochi",
    name: "Mochi",
    species: "Dog",
    breed: "Shiba Inu",
    bornMonthsAgo: 51,
    bornPrecision: "day",
    gender: "Female",
    chip: "704098100020041",
    notes: "Does not like her back paws touched. Cheese helps. Chicken makes her ears itch: no chicken, please.",
    description: "Red coat, curled tail, very clear ideas about where the walk goes.",
    addedDaysAgo: 410,
  },
  {
    slug: "banh-bao",
    name: "Bánh Bao",
    species: "Cat",
    breed: "Burmese",
    bornMonthsAgo: 74,
    bornPrecision: "year",
    gender: "Male",
    chip: "704098100020042",
    notes: "Indoor cat. Needs his carrier covered with a cloth on the way.",
    description: "Brown and round as a steamed bun, sleeps on the rice cooker.",
    addedDaysAgo: 372,
    adopted: { weight: "4.4 kg", color: "Sable brown", feeCents: 9_000 },
  },
  {
    slug: "taro",
    name: "Taro",
    species: "Rodent",
    breed: "Guinea Pig",
    bornMonthsAgo: 25,
    bornPrecision: "month",
    gender: "Male",
    chip: null,
    notes: "Lives with his brother, please let both come along.",
    description: "Grey and white, whistles for cucumber.",
    addedDaysAgo: 360,
  },
] as const satisfies readonly DemoCustomerPet[];

export type OwnPetName = (typeof household)[number]["name"];

export const ownPets: readonly DemoCustomerPet<OwnPetName>[] = household;
