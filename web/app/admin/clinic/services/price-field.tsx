import { useState } from "react";
import { TextField } from "../../../ui/field.tsx";

interface PriceFieldProps {
  /** Null without a price; not a number if something else was typed. */
  cents: number | null;
  onChange: (cents: number | null) => void;
  error: string | undefined;
}

const toText = (cents: number | null) => (cents === null || Number.isNaN(cents) ? "" : (cents / 100).toFixed(2));
const toCents = (text: string) => (text.trim() === "" ? null : Math.round(Number(text) * 100));

/** Keeps what was typed, as long as it means the value. */
export function PriceField({ cents, onChange, error }: PriceFieldProps) {
  const [text, setText] = useState(() => toText(cents));
  if (!Object.is(toCents(text), cents)) setText(toText(cents));
  return (
    <TextField
      label="Price in dollars"
      inputMode="decimal"
      requiredMark="none"
      hint="Shown where it can be booked; empty for none."
      value={text}
      error={error}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toCents(target.value));
      }}
    />
  );
}
