import type { Food, FoodEater, RefillLine } from "@pawhaven/contract";
import { Pause, Play, ShoppingCart } from "lucide-react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { outcomeTexts } from "./refill-texts.ts";
import { useChangeFoods } from "./use-change-foods.ts";
import { useRefill } from "./use-refill.ts";

interface FoodActionsProps {
  food: Food;
  eater: FoodEater;
  onPlan: () => void;
}

export function FoodActions({ food: { gear, reminder }, eater, onPlan }: FoodActionsProps) {
  const { mutate, isPending } = useChangeFoods();
  const params = { gearId: gear.id, userpetId: eater.userpet_id };
  const isPaused = eater.paused_on !== null;
  const pause = () =>
    mutate({
      call: () => api.pauseFood({ params, body: { is_paused: !isPaused } }),
      done: isPaused ? "We count again." : "Paused. We do not count until you resume.",
    });
  const skip = () => mutate({ call: () => api.skipFoodReminder({ params }), done: "We skip this reminder." });
  const stop = async () => {
    if (await confirmStop(eater.name, gear.name)) mutate({ call: () => api.stopFood({ params }), done: "Noted." });
  };
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-3">
      <CartButton gear={gear} />
      <Button variant="secondary" size="small" onClick={onPlan}>
        How much?
      </Button>
      <Button variant="secondary" size="small" icon={isPaused ? Play : Pause} disabled={isPending} onClick={pause}>
        {isPaused ? "Resume" : "Pause"}
      </Button>
      {reminder === "planned" && (
        <Button variant="secondary" size="small" disabled={isPending} onClick={skip}>
          Skip<span className="sr-only"> this reminder</span>
        </Button>
      )}
      <Button variant="ghost" size="small" disabled={isPending} onClick={() => void stop()}>
        We stopped this food
      </Button>
    </div>
  );
}

const confirmStop = (pet: string, food: string) =>
  askToConfirm({
    title: "Stop this food?",
    text: `We no longer count how long ${food} lasts for ${pet}, and do not remind you of it.`,
    confirmLabel: "Stop",
    cancelLabel: "Keep",
  });

function CartButton({ gear }: Pick<Food, "gear">) {
  const { mutate, isPending } = useRefill(([line]) => line && announce(line.outcome));
  return (
    <Button
      size="small"
      icon={ShoppingCart}
      busy={isPending}
      disabled={!gear.is_sold || gear.stock === 0}
      onClick={() => mutate([gear.id])}
    >
      Put in cart
    </Button>
  );
}

const announce = (outcome: RefillLine["outcome"]) =>
  outcome === "sold out" || outcome === "not sold"
    ? toast.error(outcomeTexts[outcome])
    : toast.success(`${outcomeTexts[outcome]} Nothing is ordered yet.`);
