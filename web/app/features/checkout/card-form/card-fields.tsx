import type { CardDetails } from "@pawhaven/contract";
import { CreditCard } from "lucide-react";
import type { ChangeEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "../../../ui/field.tsx";
import { brandOf, digitsOf, formatCardNumber } from "./card-number.ts";
import { formatExpiry } from "./expiry.ts";
import { formatPreservingCaret } from "./format-preserving-caret.ts";

const maxCvcLength = 4;
const formatCvc = (text: string) => digitsOf(text).slice(0, maxCvcLength);

export function CardFields({ form }: { form: UseFormReturn<CardDetails> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const brand = brandOf(useWatch({ control, name: "number" }));

  const formatted = (name: keyof CardDetails, format: (text: string) => string) => {
    const field = register(name);
    return {
      ...field,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        formatPreservingCaret(event.target, format);
        return field.onChange(event);
      },
    };
  };

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label="Card number"
        icon={CreditCard}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        required
        requiredMark="none"
        hint={brand.name}
        error={errors.number?.message}
        {...formatted("number", formatCardNumber)}
      />
      <TextField
        label="Expiry date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        required
        requiredMark="none"
        error={errors.expiry?.message}
        {...formatted("expiry", formatExpiry)}
      />
      <TextField
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={"1234".slice(0, brand.cvcLength)}
        required
        requiredMark="none"
        error={errors.cvc?.message}
        {...formatted("cvc", formatCvc)}
      />
      <TextField
        className="sm:col-span-2"
        label="Name on card"
        autoComplete="cc-name"
        required
        requiredMark="none"
        error={errors.name?.message}
        {...register("name")}
      />
    </div>
  );
}
