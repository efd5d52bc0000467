import { type CartItem, pluralize } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "../../lib/change-events.ts";
import * as paths from "../../lib/paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartView } from "./cart-view.tsx";
import { changeVisitorLines } from "./change-visitor-cart.ts";
import { useVisitorCart } from "./use-visitor-cart.ts";
import { useVisitorLine } from "./use-visitor-line.ts";

/** The cart of the browser. Its quantities change at once, and prices follow from the server. */
export function VisitorCart() {
  const { cart, lines, dropped, isLoadingError, isRefetchError, isPlaceholderData, refetch } = useVisitorCart();
  const queryClient = useQueryClient();
  useChangeEvents("gears", () => void queryClient.invalidateQueries({ queryKey: ["visitor-cart"] }));
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  return (
    <CartView
      cart={cart && { ...cart, items: cart.items.filter(({ id }) => quantities.has(id)) }}
      isLoadingError={isLoadingError}
      isRefetchError={isRefetchError}
      onRetry={() => void refetch()}
      note={dropped > 0 && <DroppedNote count={dropped} />}
      renderLine={(item) => (
        <VisitorLine key={item.id} item={item} stored={isPlaceholderData ? quantities.get(item.id) : undefined} />
      )}
      onClear={() => void changeVisitorLines(() => [])}
      hint={<SignInHint />}
    />
  );
}

interface VisitorLineProps {
  item: CartItem;
  stored: number | undefined;
}

const VisitorLine = ({ item, stored }: VisitorLineProps) => (
  <CartLine item={item} controls={useVisitorLine(item, stored)} />
);

const DroppedNote = ({ count }: { count: number }) => (
  <Banner tone="info" className="mt-4">
    {pluralize(count, "item")} in your cart {count === 1 ? "does" : "do"} not exist any more and{" "}
    {count === 1 ? "was" : "were"} removed.
  </Banner>
);

const SignInHint = () => (
  <p className="text-small text-ink-soft">
    You can order as a guest.{" "}
    <TextLink to={paths.login} state={{ redirectTo: paths.cart }}>
      Sign in
    </TextLink>{" "}
    to keep your cart on all your devices.
  </p>
);
