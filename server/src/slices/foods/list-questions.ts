import { addDays, type Day, type FoodQuestion, speciesOfType } from "@pawhaven/contract";
import type { LivingPet } from "./feeding-store.ts";
import { eatsNow, type HomeFood, newestSupply } from "./household.ts";
import { toFoodGearDto } from "./serialize.ts";

/** Older food is eaten, by whomever. */
const askedWithinDays = 60;

/** Foods that have arrived, for which nobody has said who eats them. Only pets of the right species are offered. */
export const listQuestions = (foods: readonly HomeFood[], pets: readonly LivingPet[], today: Day): FoodQuestion[] =>
  foods
    .filter((food) => isOpen(food, today))
    .flatMap((food) => {
      const candidates = pets.filter((pet) => suits(food, pet));
      const supply = newestSupply(food);
      if (candidates.length === 0 || !supply) return [];
      const offered = candidates.map(({ id, name }) => ({ userpet_id: id, name, share_left: shareLeft(foods, id) }));
      return [{ gear: toFoodGearDto(food.gear), arrived_on: supply.arrivedOn, pets: offered }];
    });

function isOpen(food: HomeFood, today: Day): boolean {
  const supply = newestSupply(food);
  if (!supply || supply.isDeclined || supply.arrivedOn < addDays(today, -askedWithinDays)) return false;
  return !food.eaters.some(({ stoppedOn }) => stoppedOn === null || stoppedOn >= supply.arrivedOn);
}

/** Food that is for no species in particular is for dogs and cats. */
function suits({ gear: { species, petType } }: HomeFood, pet: LivingPet): boolean {
  const suited = species ?? speciesOfType(petType);
  return suited === undefined ? pet.species === "Dog" || pet.species === "Cat" : suited === pet.species;
}

const shareLeft = (foods: readonly HomeFood[], userpetId: number): number => {
  const eaten = foods
    .flatMap(({ eaters }) => eaters)
    .filter((eater) => eatsNow(eater) && eater.userpetId === userpetId);
  return Math.max(0, Math.round((1 - eaten.reduce((sum, { share }) => sum + (share ?? 0), 0)) * 100) / 100);
};
