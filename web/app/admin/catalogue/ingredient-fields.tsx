import type { GearDraft } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Controller, type UseFormReturn } from "react-hook-form";
import { LinesField } from "./lines-field.tsx";
import { gearTermsQuery } from "./queries.ts";

const hints = {
  contains: "One per line. Verdicts compare these with what a pet avoids.",
  may_contain: "One per line: traces that the package warns of.",
};

/** Ingredients by the names of the tree, so that verdicts can compute with them. */
export function IngredientFields({ form: { control } }: { form: UseFormReturn<GearDraft> }) {
  const { data: terms } = useQuery(gearTermsQuery);
  return (
    <>
      {(["contains", "may_contain"] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { value, onChange }, formState: { errors } }) => (
            <LinesField
              label={name === "contains" ? "Contains" : "May contain"}
              hint={hints[name]}
              lines={value}
              onChange={onChange}
              error={errors[name]?.message ?? errors[name]?.find?.((item) => item)?.message}
            />
          )}
        />
      ))}
      {terms && (
        <p className="text-small text-ink-soft sm:col-span-2">Known ingredients: {terms.ingredients.join(", ")}.</p>
      )}
    </>
  );
}
