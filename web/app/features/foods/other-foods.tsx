import type { Food } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { useChangeFoods } from "./use-change-foods.ts";
import { draftOf } from "./plan-draft.ts";

interface OtherFoodsProps {
  foods: readonly Food[];
  pet: { id: number; name: string };
}

/** Foods of other pets at home, which this one may share. */
export function OtherFoods({ foods, pet }: OtherFoodsProps) {
  const { mutate, isPending } = useChangeFoods();
  const share = ({ gear, eaters }: Food) => {
    const own = { userpet_id: pet.id, grams_per_day: null, share: 1 };
    const body = { eaters: [...eaters.map(draftOf), own] };
    mutate({ call: () => api.planFood({ params: { gearId: gear.id }, body }), done: `Noted: ${pet.name}.` });
  };
  if (foods.length === 0) return null;
  return (
    <ul className="grid gap-3" aria-label="Food of your other pets">
      {foods.map((food) => (
        <li key={food.gear.id} className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere text-ink-soft">
            {food.gear.name}: {food.eaters.map(({ name }) => name).join(", ")}
          </span>
          <Button variant="secondary" size="small" disabled={isPending} onClick={() => share(food)}>
            {pet.name} eats this too
          </Button>
        </li>
      ))}
    </ul>
  );
}
