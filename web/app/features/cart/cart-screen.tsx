import type { useBuyer } from "../../lib/use-buyer.ts";
import { CartView } from "./cart-view.tsx";
import { CustomerCart } from "./customer-cart.tsx";
import { VisitorCart } from "./visitor-cart.tsx";

/** An account's cart, or the one of the browser. */
export function CartScreen({ buyer, enabled }: { buyer: ReturnType<typeof useBuyer>; enabled: boolean }) {
  if (buyer === undefined) return <CartView cart={undefined} />;
  return buyer === "customer" ? <CustomerCart enabled={enabled} /> : <VisitorCart />;
}
