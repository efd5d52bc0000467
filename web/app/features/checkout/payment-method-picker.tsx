import type { PaymentLabel } from "@pawhaven/contract";
import { Banknote, CircleCheck, CreditCard } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

const paymentMethods = {
  "Cash on Delivery": { Icon: Banknote, hint: "Please have the cash ready when your order arrives." },
  "Credit/Debit Card": { Icon: CreditCard, hint: "You pay in the next step. Meanwhile we hold your items for you." },
} as const;

interface PaymentMethodPickerProps {
  chosen: PaymentLabel;
  /** False for a shop without a card provider. */
  acceptsCards: boolean;
  disabled: boolean;
  /** At a visit. */
  isCollected: boolean;
  onChoose: (method: PaymentLabel) => void;
}

export const PaymentMethodPicker = ({
  chosen,
  acceptsCards,
  disabled,
  isCollected,
  onChoose,
}: PaymentMethodPickerProps) => (
  <>
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
      <legend className="sr-only">Payment method</legend>
      <PaymentMethodButton label="Cash on Delivery" chosen={chosen} disabled={disabled} onChoose={onChoose} />
      {acceptsCards && (
        <PaymentMethodButton label="Credit/Debit Card" chosen={chosen} disabled={disabled} onChoose={onChoose} />
      )}
    </fieldset>
    <p className="mt-3 text-small text-ink-soft">
      {isCollected && chosen === "Cash on Delivery"
        ? "You pay in cash when you collect it."
        : paymentMethods[chosen].hint}
    </p>
  </>
);

interface PaymentMethodButtonProps extends Omit<PaymentMethodPickerProps, "acceptsCards" | "isCollected"> {
  label: PaymentLabel;
}

function PaymentMethodButton({ label, chosen, disabled, onChoose }: PaymentMethodButtonProps) {
  const { Icon } = paymentMethods[label];
  const isChosen = label === chosen;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={() => onChoose(label)}
      className={classNames(
        "flex min-h-14 cursor-pointer items-center gap-4 rounded-card border bg-surface px-4 py-2 text-start font-bold transition-colors disabled:cursor-progress",
        isChosen ? "border-teal inset-ring inset-ring-teal" : "border-line-strong not-disabled:hover:border-ink",
      )}
    >
      <Icon className={classNames("size-7 shrink-0", isChosen ? "text-teal" : "text-ink-soft")} />
      <span className="min-w-0 flex-1">{label}</span>
      {isChosen && <CircleCheck className="size-6 shrink-0 text-teal" />}
    </button>
  );
}
