import { ArrowLeft } from "lucide-react";
import { orderPath } from "../features/orders/order-paths.ts";
import { OrderScreen } from "../features/orders/order-screen.tsx";
import { OrderReturns } from "../features/returns/order-returns.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/order";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(siteConfigOf(matches), {
    title: `Order #${params.id}`,
    description: "One of your orders.",
    path: orderPath(params.id),
    noIndex: true,
  });

export default function OrderPage({ params }: Route.ComponentProps) {
  const session = useRequiredSession();
  return (
    <>
      <TextLink to={paths.orders} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft className="size-4.5" />
        Back to Orders
      </TextLink>
      <OrderScreen id={params.id} enabled={session !== null} />
      <OrderReturns orderId={params.id} enabled={session !== null} />
    </>
  );
}
