import type { CartItem } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "../../lib/change-events.ts";
import { CartLine } from "./cart-line.tsx";
import { CartView } from "./cart-view.tsx";
import { cartQuery } from "./queries.ts";
import { savedItemsQuery } from "./saved-items-query.ts";
import { SavedItems } from "./saved-items.tsx";
import { useCartLine } from "./use-cart-line.ts";
import { useClearCart } from "./use-clear-cart.ts";
import { useDiscountCode } from "./use-discount-code.ts";

export function CustomerCart({ enabled }: { enabled: boolean }) {
  const { data: cart, isLoadingError, isRefetchError, refetch } = useQuery({ ...cartQuery, enabled });
  const queryClient = useQueryClient();
  useChangeEvents("gears", () => {
    void queryClient.invalidateQueries(cartQuery);
    void queryClient.invalidateQueries(savedItemsQuery);
  });
  const { clear, isClearing } = useClearCart();
  const { cart: priced = cart, discountCode } = useDiscountCode(cart);
  return (
    <>
      <CartView
        cart={priced}
        isLoadingError={isLoadingError}
        isRefetchError={isRefetchError}
        onRetry={() => void refetch()}
        onClear={clear}
        isClearing={isClearing}
        discountCode={discountCode}
        renderLine={(item) => <CustomerLine key={item.id} item={item} />}
      />
      {cart && <SavedItems enabled={enabled} />}
    </>
  );
}

const CustomerLine = ({ item }: { item: CartItem }) => <CartLine item={item} controls={useCartLine(item)} />;
