import { GuestOrderScreen } from "../features/orders/guest-order-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import type { Route } from "./+types/guest-order";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Your order",
    description: "An order that was placed without an account.",
    path: "/guest-order",
    noIndex: true,
  });

export default function GuestOrderPage({ params }: Route.ComponentProps) {
  return (
    <div className="page-width py-6 lg:py-10">
      <GuestOrderScreen token={params.token} />
    </div>
  );
}
