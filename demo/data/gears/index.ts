import type { DemoGear } from "../types.ts";
import { birds } from "./birds.ts";
import { catsFoodAndToys } from "./cats-food-and-toys.ts";
import { catsHomeAndCare } from "./cats-home-and-care.ts";
import { dogsCareAndTravel } from "./dogs-care-and-travel.ts";
import { dogsFoodAndBeds } from "./dogs-food-and-beds.ts";
import { dogsWalkingAndToys } from "./dogs-walking-and-toys.ts";
import { reptilesHabitatsAndLight } from "./reptiles-habitats-and-light.ts";
import { reptilesHealthAndFood } from "./reptiles-health-and-food.ts";
import { rodents } from "./rodents.ts";

const inShopOrder = [
  ...dogsFoodAndBeds,
  ...dogsWalkingAndToys,
  ...dogsCareAndTravel,
  ...catsFoodAndToys,
  ...catsHomeAndCare,
  ...rodents,
  ...reptilesHabitatsAndLight,
  ...reptilesHealthAndFood,
  ...birds,
];

export type GearSlug = (typeof inShopOrder)[number]["slug"];

export const gears: readonly DemoGear<GearSlug>[] = inShopOrder;
