import {
  type Cart,
  type PaymentLabel,
  pluralize,
  type SavedAddress,
  type ShippingDetails,
  toCents,
  toDollars,
} from "@pawhaven/contract";
import { CircleAlert, Lock } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { rememberDeliveryCountry } from "../../lib/delivery-country.ts";
import { formatDollars } from "../../lib/money.ts";
import { useReloadWhenRestored } from "../../lib/restored-page.ts";
import { useSession } from "../../lib/session.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { SavedAddressPicker } from "../addresses/saved-address-picker.tsx";
import { canBeOrdered } from "../cart/line-notes.ts";
import { DeliveryNote } from "../content/delivery-note.tsx";
import type { CheckoutApi } from "./checkout-api.ts";
import { CollectPicker } from "./collect-picker.tsx";
import { PaymentMethodPicker } from "./payment-method-picker.tsx";
import { PaymentModal } from "./payment-modal.tsx";
import type { ResumedPayment } from "./resume-payment.ts";
import { ShippingFields } from "./shipping-fields.tsx";
import { useAddressChoice } from "./use-address-choice.ts";
import { useAcknowledgement } from "./use-acknowledgement.ts";
import { useLiveStock } from "./use-live-stock.ts";
import { useFinishCheckout } from "./use-finish-checkout.ts";
import type { GiftPayment } from "./use-gift-card.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useShippingForm } from "./use-shipping-form.ts";

const CheckoutWarnings = lazyPart(() => import("./checkout-warnings.tsx"));

interface CheckoutFormProps {
  checkoutApi: CheckoutApi;
  cart: Cart;
  /** The discount code that the total includes. */
  code: string | null;
  giftPayment: GiftPayment | null;
  initialValues: ShippingDetails;
  savedAddresses: readonly SavedAddress[];
  /** The card payment that was started before the page was reloaded. */
  resumed: ResumedPayment;
}

export function CheckoutForm({
  checkoutApi,
  cart,
  code,
  giftPayment,
  initialValues,
  savedAddresses,
  resumed,
}: CheckoutFormProps) {
  const { cards } = useSiteConfig();
  const [payment, setPayment] = useState(resumed.kind === "open" ? resumed.payment : null);
  const [method, setMethod] = useState<PaymentLabel>(payment ? "Credit/Debit Card" : "Cash on Delivery");
  const isSignedIn = useSession() !== null;
  const [collectAt, setCollectAt] = useState<number>();
  const { register, handleSubmit, showFieldErrors, fill, values, errors } = useShippingForm(initialValues);
  useEffect(() => rememberDeliveryCountry(values.country), [values.country]);
  const address = useAddressChoice(savedAddresses, values, fill);
  const { onOrdered, onPaid } = useFinishCheckout(checkoutApi.isGuest);
  const acknowledgement = useAcknowledgement();
  const { place, isPlacing, notice } = usePlaceOrder({
    checkoutApi,
    onOrdered,
    onPaymentStarted: setPayment,
    onFieldErrors: showFieldErrors,
    onWarnings: acknowledgement.ask,
  });
  // An order that is being placed has already reduced the stock.
  useLiveStock(checkoutApi, cart, !isPlacing && !payment);
  // A card's bank may ask on its own page. Whoever comes back from there may have paid or not.
  useReloadWhenRestored(isPlacing || payment !== null);
  const submit = (method: PaymentLabel) =>
    void handleSubmit((details) => {
      address.saveIfWanted(details);
      place({
        method,
        cart,
        details,
        options: {
          ...acknowledgement.options,
          ...(collectAt !== undefined && { collect_at_booking_id: collectAt }),
          ...(code !== null && { code }),
          ...(giftPayment && { gift_card: giftPayment }),
        },
      });
    })();

  /** Choosing the card starts the payment; cash waits for the button. */
  function choose(next: PaymentLabel) {
    setMethod(next);
    if (next === "Credit/Debit Card") submit(next);
  }

  const isPossible = canBeOrdered(cart);
  const incomplete = Object.keys(errors).length;
  const due = toDollars(toCents(cart.total_amount) - (giftPayment?.amount ?? 0));
  const isFree = due === 0;
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(isFree ? "Cash on Delivery" : method);
        }}
        className="grid gap-6"
      >
        {resumed.kind === "declined" && !payment && (
          <Banner tone="error">Your payment did not go through. Below you can try again or pay another way.</Banner>
        )}
        <Card size="compact" title="Shipping Information">
          <SavedAddressPicker saved={savedAddresses} chosen={address.chosen} onChoose={address.choose} />
          <ShippingFields country={values.country} register={register} errors={errors} />
          {isSignedIn && !address.chosen && (
            <CheckboxField
              className="mt-4"
              label="Save for next time"
              checked={address.isToSave}
              onChange={(event) => address.setIsToSave(event.target.checked)}
            />
          )}
          {collectAt === undefined && isPossible && <DeliveryNote country={values.country} className="mt-4" />}
        </Card>
        {!checkoutApi.isGuest && <CollectPicker chosen={collectAt} onChoose={setCollectAt} />}
        <Card size="compact" title="Payment Method">
          {isFree ? (
            <p>{giftPayment ? "Your gift card pays all of it." : "There is nothing to pay."}</p>
          ) : (
            <PaymentMethodPicker
              isCollected={collectAt !== undefined}
              chosen={method}
              acceptsCards={cards !== null}
              disabled={isPlacing || !isPossible}
              onChoose={choose}
            />
          )}
        </Card>
        {notice && <Banner tone="error">{notice}</Banner>}
        {!isPossible && (
          <Banner tone="error">Some items cannot be ordered as they are. Please go back to your cart first.</Banner>
        )}
        {incomplete > 0 && (
          <p className="flex items-center gap-2 text-berry">
            <CircleAlert className="size-5 shrink-0" />
            {`Not ordered yet: please check ${pluralize(incomplete, "field")} above.`}
          </p>
        )}
        <Suspense>{acknowledgement.warnings.length > 0 && <CheckoutWarnings {...acknowledgement} />}</Suspense>
        <Button
          type="submit"
          icon={Lock}
          busy={isPlacing}
          busyLabel="Placing Order..."
          disabled={!isPossible || acknowledgement.isOpen}
          fullWidth
        >
          {`Place Order · ${formatDollars(due)}`}
        </Button>
      </form>
      {payment && (
        <PaymentModal
          checkoutApi={checkoutApi}
          payment={payment}
          onPaid={onPaid}
          onCancelled={() => setPayment(null)}
        />
      )}
    </>
  );
}
