import type { ComponentProps } from "react";

interface ChoiceRowProps extends Pick<ComponentProps<"input">, "name" | "ref"> {
  label: string;
  hint?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** One of several choices below each other. */
export const ChoiceRow = ({ label, hint, isChosen, onChoose, ...input }: ChoiceRowProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
    <input type="radio" {...input} checked={isChosen} onChange={onChoose} className="size-5 shrink-0 accent-teal" />
    <span className="min-w-0">
      {label}
      {hint && <span className="block text-small text-ink-soft wrap-anywhere">{hint}</span>}
    </span>
  </label>
);
