import type { GearFacets } from "@pawhaven/contract";
import { useState } from "react";
import { TextField } from "../../ui/field.tsx";
import type { GearShopParams } from "./gear-shop-params.ts";

interface PriceRangeProps {
  params: GearShopParams;
  /** The lowest and highest price of the matches, shown as placeholders. */
  range: GearFacets["price"];
  onReplaceParams: (fields: Partial<GearShopParams>) => void;
}

export const PriceRange = ({ params, range, onReplaceParams }: PriceRangeProps) => (
  <fieldset className="flex items-center gap-2">
    <legend className="sr-only">Price in dollars</legend>
    <span aria-hidden="true" className="font-bold">
      $
    </span>
    <PriceBoundField
      label="Lowest price"
      amount={params.minPrice}
      hint={range && Math.floor(range.min)}
      onAmount={(minPrice) => onReplaceParams({ minPrice })}
    />
    <span aria-hidden="true">–</span>
    <PriceBoundField
      label="Highest price"
      amount={params.maxPrice}
      hint={range && Math.ceil(range.max)}
      onAmount={(maxPrice) => onReplaceParams({ maxPrice })}
    />
  </fieldset>
);

interface PriceBoundFieldProps {
  label: string;
  amount: number | undefined;
  hint: number | null;
  onAmount: (amount: number | undefined) => void;
}

/** Keeps unfinished input such as `12.` in the field. */
function PriceBoundField({ label, amount, hint, onAmount }: PriceBoundFieldProps) {
  const [text, setText] = useState<string>();
  const typed = text !== undefined && parseAmount(text) === amount ? text : undefined;
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
        onAmount(parseAmount(plain));
      }}
      className="w-24"
    />
  );
}

const parseAmount = (text: string): number | undefined =>
  /^\d{1,6}(\.\d{0,2})?$/.test(text) ? Number(text) : undefined;
