import type { FoodEater, FoodPlan } from "@pawhaven/contract";

/** What an eater has now, as it is sent. */
export const draftOf = ({ userpet_id, grams_per_day, share }: FoodEater): FoodPlan["eaters"][number] => ({
  userpet_id,
  grams_per_day,
  share,
});

/** How much of what a pet eats a food can be, in words. */
export const shares = [
  [1, "All that it eats"],
  [0.75, "Three quarters"],
  [0.5, "Half"],
  [0.25, "A quarter"],
] as const;

export const ownGrams = "grams";
