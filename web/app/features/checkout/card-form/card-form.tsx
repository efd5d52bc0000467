import type { SiteConfig } from "../../../lib/page-meta.ts";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { CardFormProps } from "./payment-outcome.ts";

type Provider = NonNullable<SiteConfig["cards"]>["provider"];

const SandboxForm = lazyPart(() => import("./sandbox-form.tsx"));
const StripeForm = lazyPart(() => import("./stripe-form.tsx"));

/** Only the form that is needed is loaded, and only when somebody pays by card. */
export const CardForm = ({ provider, ...form }: CardFormProps & { provider: Provider }) =>
  provider === "stripe" ? <StripeForm {...form} /> : <SandboxForm {...form} />;
