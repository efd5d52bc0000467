import { CartScreen } from "../features/cart/cart-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useSession } from "../lib/session.ts";
import { useBuyer } from "../lib/use-buyer.ts";
import type { Route } from "./+types/cart";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Your Cart",
    description: "The items in your cart.",
    path: paths.cart,
    noIndex: true,
  });

export default function CartPage() {
  const session = useSession();
  return (
    <div className="page-width py-6 lg:py-10">
      <CartScreen buyer={useBuyer()} enabled={session !== null} />
    </div>
  );
}
