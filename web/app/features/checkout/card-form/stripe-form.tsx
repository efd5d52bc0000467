import type { PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardFormProps, Pay, PaymentOutcome } from "./payment-outcome.ts";
import { stripeAppearance } from "./stripe-appearance.ts";

/** Stripe renders its form in its own iframe: card data never reaches the shop. It offers saved cards by itself. */
export default function StripeForm({ clientSecret, customerSession, returnUrl, onReady }: CardFormProps) {
  const container = useRef<HTMLDivElement>(null);
  const { cards } = useSiteConfig();
  const publishableKey = cards?.provider === "stripe" ? cards.publishableKey : "";
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  const notifyReady = useEffectEvent((stripe: Stripe, elements: StripeElements) => {
    setState("ready");
    onReady(payWith(stripe, elements, returnUrl));
  });

  useEffect(() => {
    let isUnmounted = false;
    let unmount = () => {};
    async function mount() {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || !container.current) throw new Error("Stripe did not load.");
      if (isUnmounted) return;
      const elements = stripe.elements({
        clientSecret,
        ...(customerSession && { customerSessionClientSecret: customerSession }),
        appearance: stripeAppearance(),
      });
      const form = elements.create("payment");
      unmount = () => form.destroy();
      form.on("ready", () => notifyReady(stripe, elements));
      form.on("loaderror", () => setState("failed"));
      form.mount(container.current);
    }
    mount().catch(() => !isUnmounted && setState("failed"));
    return () => {
      isUnmounted = true;
      unmount();
    };
  }, [clientSecret, customerSession, publishableKey]);

  return (
    <>
      {state === "loading" && <Skeleton className="h-60" />}
      {state === "failed" && <ErrorState text="The card form could not be loaded. Please cancel and try again." />}
      <div ref={container} />
    </>
  );
}

const payWith =
  (stripe: Stripe, elements: StripeElements, returnUrl: string): Pay =>
  async () =>
    outcomeOf(
      await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      }),
    );

/** Stripe marks missing or mistyped fields in its form. */
function outcomeOf({ error, paymentIntent }: PaymentIntentResult): PaymentOutcome {
  if (error)
    return error.type === "validation_error" ? { kind: "incomplete" } : { kind: "declined", message: error.message };
  if (paymentIntent.status === "succeeded") return { kind: "succeeded" };
  return { kind: paymentIntent.status === "processing" ? "processing" : "unsettled" };
}
