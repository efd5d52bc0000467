import type { SavedCard } from "@pawhaven/contract";
import { CreditCard, Plus } from "lucide-react";
import { useId } from "react";
import type { IconComponent } from "../../../ui/button.tsx";
import { describeCard, describeExpiry } from "../../cards/describe-card.ts";

interface SavedCardChoiceProps {
  cards: SavedCard[];
  chosen: string;
  /** Stands for a card that was not saved. */
  another: string;
  onChoose: (id: string) => void;
}

export function SavedCardChoice({ cards, chosen, another, onChoose }: SavedCardChoiceProps) {
  const name = useId();
  const option = (id: string, label: string, hint: string, icon: IconComponent) => (
    <CardOption
      key={id}
      name={name}
      label={label}
      hint={hint}
      icon={icon}
      isChosen={chosen === id}
      onChoose={() => onChoose(id)}
    />
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-bold">Pay with</legend>
      {cards.map((card) => option(card.id, describeCard(card), describeExpiry(card), CreditCard))}
      {option(another, "Another card", "", Plus)}
    </fieldset>
  );
}

interface CardOptionProps {
  name: string;
  label: string;
  hint: string;
  icon: IconComponent;
  isChosen: boolean;
  onChoose: () => void;
}

const CardOption = ({ name, label, hint, icon: Icon, isChosen, onChoose }: CardOptionProps) => (
  <label className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card border border-line-strong bg-surface px-4 py-2 transition-colors has-checked:border-teal has-checked:inset-ring has-checked:inset-ring-teal has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal hover:border-ink">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 accent-teal" />
    <Icon className="size-6 shrink-0 text-ink-soft" />
    <span className="min-w-0 flex-1">
      <span className="block font-bold tabular-nums">{label}</span>
      {hint && <span className="block text-small text-ink-soft">{hint}</span>}
    </span>
  </label>
);
