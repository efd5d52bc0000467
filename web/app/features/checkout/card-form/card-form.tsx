import { lazy } from "react";
import type { SiteConfig } from "../../../lib/page-meta.ts";

/** How a try to pay ended, in whatever provider's hands. */
export type PaymentOutcome =
  | { kind: "succeeded" }
  /** The provider knows later; the shop asks for it. */
  | { kind: "processing" }
  /** The card's bank wants to see the customer: the page is being left, and comes back at the return address. */
  | { kind: "leaving" }
  /** What was typed is marked in the form; nothing was sent. */
  | { kind: "incomplete" }
  | { kind: "refused"; message: string | undefined }
  | { kind: "unsettled" };

export type Pay = () => Promise<PaymentOutcome>;

type Provider = NonNullable<SiteConfig["cards"]>["provider"];

/** A provider's form. It hands over the way to pay as soon as it can be used. */
export interface CardFormProps {
  clientSecret: string;
  /** Where the customer comes back to if the card's bank has to be asked. */
  returnUrl: string;
  onReady: (pay: Pay) => void;
}

const SandboxForm = lazy(() => import("./sandbox-form.tsx"));
const StripeForm = lazy(() => import("./stripe-form.tsx"));

/** Loaded when somebody pays by card, and then only the one that is needed. */
export const CardForm = ({ provider, ...form }: CardFormProps & { provider: Provider }) =>
  provider === "stripe" ? <StripeForm {...form} /> : <SandboxForm {...form} />;
