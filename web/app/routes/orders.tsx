import { OrdersScreen } from "../features/orders/orders-screen.tsx";
import { orderParamNames } from "../features/orders/use-order-filters.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { RouteHandle } from "../lib/search-params.ts";
import type { Route } from "./+types/orders";

export const handle: RouteHandle = { searchParams: orderParamNames };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "My Orders",
    description: "Your orders.",
    path: paths.orders,
    noIndex: true,
  });

export default function OrdersPage() {
  const session = useRequiredSession();
  return (
    <>
      <h1 className="text-heading">My Orders</h1>
      <OrdersScreen enabled={session !== null} />
    </>
  );
}
