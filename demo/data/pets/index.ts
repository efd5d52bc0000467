import type { DemoPet } from "../types.ts";
import { cats } from "./cats.ts";
import { dogs } from "./dogs.ts";
import { reptiles } from "./reptiles.ts";
import { rodents } from "./rodents.ts";

const inShelterOrder = [...dogs, ...cats, ...rodents, ...reptiles];

export type PetSlug = (typeof inShelterOrder)[number]["slug"];

export const pets: readonly DemoPet<PetSlug>[] = inShelterOrder;
