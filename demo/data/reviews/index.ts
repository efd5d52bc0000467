import type { GearSlug } from "../gears/index.ts";
import type { DemoReview } from "../types.ts";
import { catsFoodAndToys } from "./cats-food-and-toys.ts";
import { catsHomeAndCare } from "./cats-home-and-care.ts";
import { dogsCareAndTravel } from "./dogs-care-and-travel.ts";
import { dogsFoodAndBeds } from "./dogs-food-and-beds.ts";
import { dogsWalkingAndToys } from "./dogs-walking-and-toys.ts";
import { reptilesAndBirds } from "./reptiles-and-birds.ts";
import { reptilesHabitatsAndLight } from "./reptiles-habitats-and-light.ts";
import { rodents } from "./rodents.ts";

export const reviews: readonly DemoReview<GearSlug>[] = [
  ...dogsFoodAndBeds,
  ...dogsWalkingAndToys,
  ...dogsCareAndTravel,
  ...catsFoodAndToys,
  ...catsHomeAndCare,
  ...rodents,
  ...reptilesHabitatsAndLight,
  ...reptilesAndBirds,
];
