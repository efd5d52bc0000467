import type { Cart, PaymentLabel, ShippingDetails } from "@pawhaven/contract";
import { Lock } from "lucide-react";
import { useState } from "react";
import { formatDollars } from "../../lib/money.ts";
import { useReloadWhenRestored } from "../../lib/restored-page.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { canBeOrdered } from "../cart/line-notes.ts";
import { PaymentMethodPicker } from "./payment-method-picker.tsx";
import { PaymentModal } from "./payment-modal.tsx";
import type { PendingPayment } from "./place-order.ts";
import { ShippingFields } from "./shipping-fields.tsx";
import { useLiveStock } from "./use-live-stock.ts";
import { useFinishCheckout } from "./use-finish-checkout.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useShippingForm } from "./use-shipping-form.ts";

interface CheckoutFormProps {
  cart: Cart;
  initialValues: ShippingDetails;
  /** A card payment that was started before the page was reloaded. */
  pendingPayment: PendingPayment | null;
}

export function CheckoutForm({ cart, initialValues, pendingPayment }: CheckoutFormProps) {
  const { cards } = useSiteConfig();
  const [method, setMethod] = useState<PaymentLabel>(pendingPayment ? "Credit/Debit Card" : "Cash on Delivery");
  const [payment, setPayment] = useState(pendingPayment);
  const { register, handleSubmit, showFieldErrors, errors } = useShippingForm(initialValues);
  const onOrdered = useFinishCheckout();
  const { place, isPlacing, notice } = usePlaceOrder({
    onOrdered,
    onPaymentStarted: setPayment,
    onFieldErrors: showFieldErrors,
  });
  // An order that is being placed has already reduced the stock.
  useLiveStock(!isPlacing && !payment);
  // A card's bank may ask on its own page. Whoever comes back from there may have paid or not.
  useReloadWhenRestored(isPlacing || payment !== null);
  const submit = (method: PaymentLabel) => void handleSubmit((details) => place({ method, cart, details }))();

  /** Choosing the card starts the payment; cash waits for the button. */
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
          <PaymentMethodPicker
            chosen={method}
            acceptsCards={cards !== null}
            disabled={isPlacing || !isPossible}
            onChoose={choose}
          />
        </Card>
        {notice && <Banner tone="error">{notice}</Banner>}
        {!isPossible && (
          <Banner tone="error">Some items cannot be ordered as they are. Please go back to your cart first.</Banner>
        )}
        <Button
          type="submit"
          icon={Lock}
          busy={isPlacing}
          busyLabel="Placing Order..."
          disabled={!isPossible}
          fullWidth
        >
          {`Place Order · ${formatDollars(cart.total_amount)}`}
        </Button>
      </form>
      {payment && <PaymentModal payment={payment} onPaid={onOrdered} onCancelled={() => setPayment(null)} />}
    </>
  );
}
