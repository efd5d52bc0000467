import type { GearFacets } from "@pawhaven/contract";
import { useState } from "react";
import { TextField } from "../../ui/field.tsx";
import type { GearChoice } from "./gear-choice.ts";

interface PriceRangeProps {
  choice: GearChoice;
  /** What the gears in question cost, as a hint. */
  range: GearFacets["price"];
  onAdjust: (fields: Partial<GearChoice>) => void;
}

export const PriceRange = ({ choice, range, onAdjust }: PriceRangeProps) => (
  <fieldset className="flex items-center gap-2">
    <legend className="sr-only">Price in dollars</legend>
    <span aria-hidden="true" className="font-bold">
      $
    </span>
    <BoundField
      label="Lowest price"
      amount={choice.minPrice}
      hint={range && Math.floor(range.min)}
      onAmount={(minPrice) => onAdjust({ minPrice })}
    />
    <span aria-hidden="true">–</span>
    <BoundField
      label="Highest price"
      amount={choice.maxPrice}
      hint={range && Math.ceil(range.max)}
      onAmount={(maxPrice) => onAdjust({ maxPrice })}
    />
  </fieldset>
);

interface BoundFieldProps {
  label: string;
  amount: number | undefined;
  hint: number | null;
  onAmount: (amount: number | undefined) => void;
}

/** What is typed may be unfinished ("12."); it stays in the field as it is and counts as soon as it is an amount. */
function BoundField({ label, amount, hint, onAmount }: BoundFieldProps) {
  const [text, setText] = useState<string>();
  const typed = text !== undefined && amountIn(text) === amount ? text : undefined;
  return (
    <TextField
      label={label}
      hideLabel
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      placeholder={hint === null ? undefined : String(hint)}
      value={typed ?? amount ?? ""}
      onChange={({ target }) => {
        const plain = target.value.replace(",", ".").replace(/[^\d.]/g, "");
        setText(plain);
        onAmount(amountIn(plain));
      }}
      className="w-24"
    />
  );
}

const amountIn = (text: string): number | undefined => (/^\d{1,6}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined);
