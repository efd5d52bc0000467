import type { Cart, PaymentLabel, ShippingDetails } from "@pawhaven/contract";
import { Lock } from "lucide-react";
import { useState } from "react";
import { formatDollars } from "../../lib/money.ts";
import { useSite } from "../../lib/site.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { canBeOrdered } from "../cart/line-notes.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { PaymentOverlay } from "./payment-overlay.tsx";
import type { OpenPayment } from "./place-order.ts";
import { ShippingFields } from "./shipping-fields.tsx";
import { useLiveStock } from "./use-live-stock.ts";
import { useOrdered } from "./use-ordered.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useShippingForm } from "./use-shipping-form.ts";

interface CheckoutFormProps {
  cart: Cart;
  startsWith: ShippingDetails;
  /** A card payment that was under way when the page was opened. */
  openPayment: OpenPayment | null;
}

export function CheckoutForm({ cart, startsWith, openPayment }: CheckoutFormProps) {
  const { cards } = useSite();
  const [method, setMethod] = useState<PaymentLabel>(openPayment ? "Credit/Debit Card" : "Cash on Delivery");
  const [payment, setPayment] = useState(openPayment);
  const { register, handleSubmit, showRefusal, errors } = useShippingForm(startsWith);
  const onOrdered = useOrdered();
  const { place, isPlacing, notice } = usePlaceOrder({
    onOrdered,
    onPaymentOpened: setPayment,
    onFieldErrors: showRefusal,
  });
  // What is being bought is off the shelf already, and would count as gone.
  useLiveStock(!isPlacing && !payment);
  const submit = (by: PaymentLabel) => void handleSubmit((details) => place(by, cart, details))();

  /** Choosing a card begins to pay with it; cash waits for the button. */
  function choose(next: PaymentLabel) {
    setMethod(next);
    if (next === "Credit/Debit Card") submit(next);
  }

  const isPossible = canBeOrdered(cart);
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(method);
        }}
        className="grid gap-6"
      >
        <Card size="compact" title="Shipping Information">
          <ShippingFields register={register} errors={errors} />
        </Card>
        <Card size="compact" title="Payment Method">
          <PaymentChoice
            chosen={method}
            takesCards={cards !== null}
            disabled={isPlacing || !isPossible}
            onChoose={choose}
          />
        </Card>
        {notice && <Banner tone="error">{notice}</Banner>}
        {!isPossible && (
          <Banner tone="error">
            Not everything in your cart can be had as it is. Please go back to your cart first.
          </Banner>
        )}
        <Button type="submit" icon={Lock} busy={isPlacing} busyLabel="Placing Order..." disabled={!isPossible} full>
          {`Place Order · ${formatDollars(cart.total_amount)}`}
        </Button>
      </form>
      {payment && <PaymentOverlay payment={payment} onPaid={onOrdered} onCancelled={() => setPayment(null)} />}
    </>
  );
}
