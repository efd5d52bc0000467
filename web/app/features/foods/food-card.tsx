import type { UserpetDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FoodItem } from "./food-item.tsx";
import { FoodMailSwitch } from "./food-mail-switch.tsx";
import { FoodQuestion } from "./food-question.tsx";
import { OtherFoods } from "./other-foods.tsx";
import { foodsQuery } from "./queries.ts";

type Pet = Pick<UserpetDetails, "id" | "name" | "species" | "weight_kg" | "born_on">;

/** What a pet eats, how long it lasts, and what has arrived for nobody yet. */
export const FoodCard = ({ pet }: { pet: Pet }) => (
  <Card size="compact" title="Food">
    <FoodsOfPet pet={pet} />
  </Card>
);

function FoodsOfPet({ pet }: { pet: Pet }) {
  const { data, isLoadingError, refetch } = useQuery(foodsQuery(`${pet.weight_kg} ${pet.born_on}`));
  if (isLoadingError)
    return <RetryBanner text={`${pet.name}'s food could not be loaded.`} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const eats = ({ eaters }: (typeof data.foods)[number]) => eaters.some(({ userpet_id: id }) => id === pet.id);
  const foods = data.foods.filter(eats);
  const questions = data.questions.filter(({ pets }) => pets.some(({ userpet_id: id }) => id === pet.id));
  const others = data.foods.filter((food) => !eats(food) && food.eaters.some(({ species }) => species === pet.species));
  return (
    <div className="grid gap-6">
      {questions.map((question) => (
        <FoodQuestion key={question.gear.id} question={question} />
      ))}
      {foods.length > 0 && (
        <ul className="grid divide-y divide-line">
          {foods.map((food) => (
            <FoodItem key={food.gear.id} food={food} petId={pet.id} today={data.today} />
          ))}
        </ul>
      )}
      {foods.length + questions.length === 0 && (
        <p className="text-ink-soft">
          When food that you ordered for {pet.name} arrives, we count here how long it lasts and remind you in time.
          {pet.species !== "Dog" && pet.species !== "Cat" && " For that you tell us how much it eats."}
        </p>
      )}
      <OtherFoods foods={others} pet={pet} />
      {foods.length > 0 && <FoodMailSwitch isOn={data.has_food_mails} />}
    </div>
  );
}
