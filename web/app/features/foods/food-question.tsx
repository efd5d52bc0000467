import type { FoodQuestion as Question } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { useChangeFoods } from "./use-change-foods.ts";

type Pets = Question["pets"];

/** One tap answers it. With several pets nobody is assumed to eat it. */
export function FoodQuestion({ question: { gear, pets } }: { question: Question }) {
  const { mutate, isPending } = useChangeFoods();
  const params = { gearId: gear.id };
  const answer = (eating: Pets) =>
    mutate({
      call: () => api.planFood({ params, body: { eaters: eating.map(toEater) } }),
      done: `Noted: ${namesOf(eating)}.`,
    });
  const decline = () => mutate({ call: () => api.declineFood({ params }), done: "Noted: nobody here." });
  const [only, ...others] = pets;
  return (
    <fieldset className="min-w-0 rounded-small bg-teal-soft p-4">
      <legend className="sr-only">Who eats {gear.name}?</legend>
      <p className="wrap-anywhere">
        <strong>{gear.name}</strong> has arrived.{" "}
        {only && others.length === 0 ? `Is it for ${only.name}?` : "Who eats this?"}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {pets.map((pet) => (
          <Button key={pet.userpet_id} size="small" disabled={isPending} onClick={() => answer([pet])}>
            {others.length === 0 ? `Yes, ${pet.name} eats it` : pet.name}
          </Button>
        ))}
        {others.length > 0 && (
          <Button size="small" disabled={isPending} onClick={() => answer(pets)}>
            {others.length === 1 ? "Both" : "All of them"}
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={isPending} onClick={decline}>
          Nobody here
        </Button>
      </div>
    </fieldset>
  );
}

/** The rest of what it needs, where it eats other foods already. */
const toEater = ({ userpet_id, share_left: left }: Pets[number]) => ({
  userpet_id,
  grams_per_day: null,
  share: left >= 0.05 ? left : 1,
});

const namesOf = (pets: Pets) => pets.map(({ name }) => name).join(", ");
