import type { DemoCustomerPet } from "../types.ts";

const household = [
  {
    name: "Mochi",
    species: "Dog",
    breed: "Shiba Inu",
    age: 4,
    gender: "Female",
    weightKg: 9.2,
    notes: "Does not like her back paws touched. Cheese helps.",
    description: "Red coat, curled tail, very clear ideas about where the walk goes.",
  },
  {
    name: "Bánh Bao",
    species: "Cat",
    breed: "Burmese",
    age: 6,
    gender: "Male",
    weightKg: 4.8,
    notes: "Indoor cat. Needs his carrier covered with a cloth on the way.",
    description: "Brown and round as a steamed bun, sleeps on the rice cooker.",
  },
  {
    name: "Taro",
    species: "Rodent",
    breed: "Guinea Pig",
    age: 2,
    gender: "Male",
    weightKg: 1.1,
    notes: "Lives with his brother, please let both come along.",
    description: "Grey and white, whistles for cucumber.",
  },
] as const satisfies readonly DemoCustomerPet[];

export type OwnPetName = (typeof household)[number]["name"];

export const ownPets: readonly DemoCustomerPet<OwnPetName>[] = household;
