import type { PaymentLabel } from "@pawhaven/contract";
import { Banknote, CircleCheck, CreditCard } from "lucide-react";
import { useId } from "react";
import { classNames } from "../../ui/class-names.ts";

const ways = {
  "Cash on Delivery": { Icon: Banknote, hint: "Pay when it arrives." },
  "Credit/Debit Card": { Icon: CreditCard, hint: "Pay now, securely." },
} as const;

interface PaymentChoiceProps {
  chosen: PaymentLabel;
  /** A shop without a card provider takes cash alone. */
  takesCards: boolean;
  disabled: boolean;
  onChoose: (method: PaymentLabel) => void;
}

export const PaymentChoice = ({ chosen, takesCards, disabled, onChoose }: PaymentChoiceProps) => (
  <fieldset className="grid gap-3 sm:grid-cols-2" aria-label="Payment method">
    <WayToPay
      label="Cash on Delivery"
      isChosen={chosen === "Cash on Delivery"}
      disabled={disabled}
      onChoose={onChoose}
    />
    {takesCards && (
      <WayToPay
        label="Credit/Debit Card"
        isChosen={chosen === "Credit/Debit Card"}
        disabled={disabled}
        onChoose={onChoose}
      />
    )}
  </fieldset>
);

interface WayToPayProps {
  label: PaymentLabel;
  isChosen: boolean;
  disabled: boolean;
  onChoose: (method: PaymentLabel) => void;
}

function WayToPay({ label, isChosen, disabled, onChoose }: WayToPayProps) {
  const id = useId();
  const { Icon, hint } = ways[label];
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      disabled={disabled}
      onClick={() => onChoose(label)}
      className={classNames(
        "flex min-h-18 cursor-pointer items-center gap-4 rounded-card border bg-surface px-4 py-3 text-start transition-colors disabled:cursor-progress",
        isChosen ? "border-teal inset-ring inset-ring-teal" : "border-line-strong not-disabled:hover:border-ink",
      )}
    >
      <Icon className={classNames("size-7 shrink-0", isChosen ? "text-teal" : "text-ink-soft")} />
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-bold">
          {label}
        </span>
        <span id={`${id}-hint`} className="block text-small text-ink-soft">
          {hint}
        </span>
      </span>
      {isChosen && <CircleCheck className="size-6 shrink-0 text-teal" />}
    </button>
  );
}
