import type { PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSite } from "../../../lib/site.ts";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardFormProps, Pay, PaymentOutcome } from "./card-form.tsx";
import { stripeLook } from "./stripe-look.ts";

/** Stripe's own form in Stripe's own frame: card data never touches the shop. */
export default function StripeForm({ clientSecret, returnAddress, onReady }: CardFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const { cards } = useSite();
  const publishableKey = cards?.provider === "stripe" ? cards.publishableKey : "";
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  const announce = useEffectEvent((stripe: Stripe, elements: StripeElements) => {
    setState("ready");
    onReady(payWith(stripe, elements, returnAddress));
  });

  useEffect(() => {
    let isGone = false;
    let unmount = () => {};
    async function mount() {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || !place.current) throw new Error("Stripe did not load.");
      if (isGone) return;
      const elements = stripe.elements({ clientSecret, appearance: stripeLook() });
      const form = elements.create("payment");
      unmount = () => form.destroy();
      form.on("ready", () => announce(stripe, elements));
      form.on("loaderror", () => setState("failed"));
      form.mount(place.current);
    }
    mount().catch(() => !isGone && setState("failed"));
    return () => {
      isGone = true;
      unmount();
    };
  }, [clientSecret, publishableKey]);

  return (
    <>
      {state === "loading" && <Skeleton className="h-60" />}
      {state === "failed" && <ErrorState text="The card form could not be loaded. Please cancel and try again." />}
      <div ref={place} />
    </>
  );
}

const payWith =
  (stripe: Stripe, elements: StripeElements, returnAddress: string): Pay =>
  async () =>
    outcomeOf(
      await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnAddress },
        redirect: "if_required",
      }),
    );

/** Stripe marks in its own form what is missing or mistyped there. */
function outcomeOf({ error, paymentIntent }: PaymentIntentResult): PaymentOutcome {
  if (error)
    return error.type === "validation_error" ? { kind: "incomplete" } : { kind: "refused", message: error.message };
  if (paymentIntent.status === "succeeded") return { kind: "succeeded" };
  return { kind: paymentIntent.status === "processing" ? "processing" : "unsettled" };
}
