import { ArrowLeft } from "lucide-react";
import { CheckoutScreen } from "../features/checkout/checkout-screen.tsx";
import { useFullDocumentLoad } from "../features/checkout/use-full-document-load.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Checkout",
    description: "Shipping and payment.",
    path: paths.checkout,
    noIndex: true,
  });

export default function CheckoutPage() {
  useFullDocumentLoad();
  const session = useRequiredSession();
  return (
    <div className="page-width py-6 lg:py-10">
      <TextLink to={paths.cart} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft className="size-4.5" />
        Back to Cart
      </TextLink>
      <h1 className="mt-2 text-heading">Checkout</h1>
      <CheckoutScreen enabled={session !== null} />
    </div>
  );
}
