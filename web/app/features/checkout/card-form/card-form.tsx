import { type ComponentType, lazy } from "react";
import type { SiteFacts } from "../../../lib/page-meta.ts";

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

/** A provider's form. It hands over the way to pay as soon as it can be used. */
export interface CardFormProps {
  clientSecret: string;
  /** Where the customer comes back to if the card's bank has to be asked. */
  returnAddress: string;
  onReady: (pay: Pay) => void;
}

const forms: Record<NonNullable<SiteFacts["cards"]>["provider"], ComponentType<CardFormProps>> = {
  sandbox: lazy(() => import("./sandbox-form.tsx")),
  stripe: lazy(() => import("./stripe-form.tsx")),
};

export const cardFormOf = (cards: NonNullable<SiteFacts["cards"]>): ComponentType<CardFormProps> =>
  forms[cards.provider];
