import type { Food, FoodEater } from "@pawhaven/contract";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { draftOf, ownGrams, shares } from "./plan-draft.ts";
import { useChangeFoods } from "./use-change-foods.ts";

interface FoodPlanModalProps {
  food: Food;
  eater: FoodEater;
  onClose: () => void;
}

/** The owner says how much; we never do. */
export function FoodPlanModal({ food, eater, onClose }: FoodPlanModalProps) {
  const [amount, setAmount] = useState(eater.grams_per_day === null ? String(eater.share) : ownGrams);
  const [grams, setGrams] = useState(eater.grams_per_day?.toString() ?? "");
  const [adultWeight, setAdultWeight] = useState(eater.adult_weight_kg?.toString() ?? "");
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useChangeFoods(onClose);
  const isByGrams = amount === ownGrams;
  const save = () => {
    if (isByGrams && !(Number(grams) >= 1)) return setError("Please enter at least 1 g.");
    const own = {
      userpet_id: eater.userpet_id,
      grams_per_day: isByGrams ? Number(grams) : null,
      share: isByGrams ? null : Number(amount),
      ...(eater.is_growing_dog && { adult_weight_kg: adultWeight === "" ? null : Number(adultWeight) }),
    };
    const others = food.eaters.filter(({ userpet_id: id }) => id !== eater.userpet_id);
    const body = { eaters: [...others.map(draftOf), own] };
    return mutate({ call: () => api.planFood({ params: { gearId: food.gear.id }, body }), done: "Saved." });
  };
  return (
    <Modal
      open
      size="small"
      title={`How much of it does ${eater.name} eat?`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SelectField
          label="Part of its food"
          requiredMark="none"
          hint="Counted from the weight. If you know the grams, they count instead."
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        >
          {optionsFor(eater).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {isByGrams && (
          <TextField
            label="Grams a day"
            requiredMark="none"
            type="number"
            inputMode="decimal"
            min={1}
            value={grams}
            error={error}
            onChange={({ target }) => setGrams(target.value)}
          />
        )}
        {eater.is_growing_dog && !isByGrams && (
          <TextField
            label="Weight as an adult (kg), if you know it"
            hint="Puppies need more until they have grown."
            requiredMark="none"
            type="number"
            inputMode="decimal"
            min={0.1}
            step={0.1}
            value={adultWeight}
            onChange={({ target }) => setAdultWeight(target.value)}
          />
        )}
      </div>
    </Modal>
  );
}

/** The part it has now is among them, whichever it is. */
function optionsFor({ share }: FoodEater): (readonly [value: string, label: string])[] {
  const isListed = share === null || shares.some(([part]) => part === share);
  return [
    ...shares.map(([part, label]) => [String(part), label] as const),
    ...(isListed ? [] : [[String(share), `${Math.round(share * 100)} %`] as const]),
    [ownGrams, "I know the grams a day"],
  ];
}
