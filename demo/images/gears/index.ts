import type { Image } from "../image.ts";
import { birdsFood } from "./scenes/birds-food.ts";
import { birdsHome } from "./scenes/birds-home.ts";
import { catsBeds } from "./scenes/cats-beds.ts";
import { catsCare } from "./scenes/cats-care.ts";
import { catsFeeding } from "./scenes/cats-feeding.ts";
import { catsMeals } from "./scenes/cats-meals.ts";
import { catsOutings } from "./scenes/cats-outings.ts";
import { catsToys } from "./scenes/cats-toys.ts";
import { dogsGrooming } from "./scenes/dogs-grooming.ts";
import { dogsHome } from "./scenes/dogs-home.ts";
import { dogsMeals } from "./scenes/dogs-meals.ts";
import { dogsToys } from "./scenes/dogs-toys.ts";
import { dogsTreats } from "./scenes/dogs-treats.ts";
import { dogsWalking } from "./scenes/dogs-walking.ts";
import { reptilesCare } from "./scenes/reptiles-care.ts";
import { reptilesFurnishing } from "./scenes/reptiles-furnishing.ts";
import { reptilesHeat } from "./scenes/reptiles-heat.ts";
import { reptilesHomes } from "./scenes/reptiles-homes.ts";
import { rodentsCare } from "./scenes/rodents-care.ts";
import { rodentsFood } from "./scenes/rodents-food.ts";
import { rodentsHome } from "./scenes/rodents-home.ts";

export const gearImages: Image[] = [
  ...dogsMeals,
  ...dogsTreats,
  ...dogsWalking,
  ...dogsToys,
  ...dogsHome,
  ...dogsGrooming,
  ...catsMeals,
  ...catsCare,
  ...catsToys,
  ...catsBeds,
  ...catsFeeding,
  ...catsOutings,
  ...rodentsFood,
  ...rodentsHome,
  ...rodentsCare,
  ...reptilesHomes,
  ...reptilesHeat,
  ...reptilesFurnishing,
  ...reptilesCare,
  ...birdsFood,
  ...birdsHome,
];
