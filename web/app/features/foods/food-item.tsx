import type { Day, Food } from "@pawhaven/contract";
import { useState } from "react";
import * as paths from "../../lib/paths.ts";
import { PictureLine } from "../../ui/picture-line.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { describeForecast, describePrice, explainForecast } from "./describe-food.ts";
import { FoodActions } from "./food-actions.tsx";
import { FoodPlanModal } from "./food-plan-modal.tsx";
import { reminderText } from "./reminder-text.ts";

interface FoodItemProps {
  food: Food;
  petId: number;
  today: Day;
}

/** A food with its forecast, what the forecast follows from, and what can be done. */
export function FoodItem({ food, petId, today }: FoodItemProps) {
  const [isPlanning, setPlanning] = useState(false);
  const { gear, last_price: lastPrice } = food;
  const eater = food.eaters.find(({ userpet_id: id }) => id === petId);
  return (
    <PictureLine
      image={gear.main_image}
      align="start"
      below={
        <div className="mt-1 grid gap-3">
          {eater && <FoodActions food={food} eater={eater} onPlan={() => setPlanning(true)} />}
          <p className="text-small text-ink-soft">{explainForecast(food)}</p>
          {isPlanning && eater && <FoodPlanModal food={food} eater={eater} onClose={() => setPlanning(false)} />}
        </div>
      }
    >
      <TextLink to={paths.gear(gear.id)}>{gear.name}</TextLink>
      <p className="mt-1 text-lead text-balance">{keepDatesTogether(describeForecast(food, today))}</p>
      <p className="mt-1 tabular-nums">
        {gear.is_sold ? describePrice(gear.price, lastPrice) : "We no longer sell it"}
        {gear.is_sold && gear.stock === 0 && ". Sold out at the moment."}
      </p>
      <p className="mt-1 text-small text-ink-soft">{reminderText(food)}</p>
    </PictureLine>
  );
}

/** No line ends between a day and its month. */
const keepDatesTogether = (text: string): string => text.replaceAll(/(\d) (?=[A-Z])/g, "$1\u00A0");
