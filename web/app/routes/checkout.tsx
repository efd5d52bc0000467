import { ArrowLeft } from "lucide-react";
import { CustomerCheckout, GuestCheckout } from "../features/checkout/checkout-screen.tsx";
import { CheckoutSkeleton } from "../features/checkout/checkout-skeleton.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf, useSiteConfig } from "../lib/site-config.ts";
import { useSession } from "../lib/session.ts";
import { useBuyer } from "../lib/use-buyer.ts";
import { useFullDocumentLoad } from "../lib/use-full-document-load.ts";
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
  useFullDocumentLoad(paths.checkout, useSiteConfig().cards?.provider === "stripe");
  const session = useSession();
  const buyer = useBuyer();
  return (
    <div className="page-width py-6 lg:py-10">
      <TextLink to={paths.cart} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft className="size-4.5" />
        Back to Cart
      </TextLink>
      <h1 className="mt-2 text-heading">Checkout</h1>
      {buyer === undefined && <CheckoutSkeleton />}
      {buyer === "customer" && <CustomerCheckout enabled={session !== null} />}
      {buyer === "visitor" && <GuestCheckout />}
    </div>
  );
}
