import { useSearchParams } from "react-router";
import { checkoutReturnPath } from "../features/checkout/checkout-paths.ts";
import { CheckoutResultScreen } from "../features/checkout/checkout-result-screen.tsx";
import { customerCheckoutApi } from "../features/checkout/customer-checkout-api.ts";
import { guestCheckoutApi } from "../features/checkout/guest-checkout-api.ts";
import { guestTokenOfIntent } from "../lib/guest-orders.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useBuyer } from "../lib/use-buyer.ts";
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

/** The payment of a guest is known to the browser that started it; every other one needs a session. */
export default function CheckoutResultPage() {
  const [query] = useSearchParams();
  const intent = readSearchParam(query, "payment_intent") ?? "";
  const buyer = useBuyer();
  const isOfGuest = buyer === "visitor" && guestTokenOfIntent(intent) !== undefined;
  return (
    <div className="page-width max-w-2xl py-16">
      {isOfGuest && <CheckoutResultScreen checkoutApi={guestCheckoutApi} intent={intent} enabled />}
      {buyer !== undefined && !isOfGuest && <CustomerResult intent={intent} />}
    </div>
  );
}

function CustomerResult({ intent }: { intent: string }) {
  const session = useRequiredSession();
  return <CheckoutResultScreen checkoutApi={customerCheckoutApi} intent={intent} enabled={session !== null} />;
}
