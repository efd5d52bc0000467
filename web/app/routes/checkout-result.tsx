import { useSearchParams } from "react-router";
import { checkoutReturnPath } from "../features/checkout/checkout-paths.ts";
import { CheckoutResultScreen } from "../features/checkout/checkout-result-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { readSearchParam, type RouteHandle } from "../lib/search-params.ts";
import type { Route } from "./+types/checkout-result";

export const handle: RouteHandle = { searchParams: ["payment_intent"] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Your payment",
    description: "The result of your payment.",
    path: checkoutReturnPath,
    noIndex: true,
  });

export default function CheckoutResultPage() {
  const session = useRequiredSession();
  const [query] = useSearchParams();
  return (
    <div className="page-width max-w-2xl py-16">
      <CheckoutResultScreen intent={readSearchParam(query, "payment_intent") ?? ""} enabled={session !== null} />
    </div>
  );
}
