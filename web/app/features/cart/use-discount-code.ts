import type { Cart } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { clearDiscountCode, readDiscountCode, saveDiscountCode } from "./discount-code-storage.ts";
import { discountedCartQuery } from "./queries.ts";
import { withDiscounts } from "./with-discounts.ts";

export interface DiscountCodeState {
  /** What the customer has entered, whether or not it applies. */
  code: string | null;
  isChecking: boolean;
  /** Why it does not apply. */
  obstacle: string | null;
  apply: (code: string) => void;
  remove: () => void;
}

/** The cart as it costs with the code that the customer has entered in this tab, if it applies. */
export function useDiscountCode(cart: Cart | undefined) {
  const [code, setCode] = useState(readDiscountCode);
  const isAsked = code !== null && cart !== undefined && cart.items.length > 0;
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...discountedCartQuery(code ?? ""),
    enabled: isAsked,
  });
  function apply(next: string) {
    saveDiscountCode(next);
    if (next === code) void refetch();
    else setCode(next);
  }
  function remove() {
    clearDiscountCode();
    setCode(null);
  }
  const discounted = isAsked && !error ? data : undefined;
  const discountCode: DiscountCodeState = {
    code,
    isChecking: isAsked && isFetching && !discounted,
    obstacle: isAsked && error && !isFetching ? errorMessage(error, checkFailed) : null,
    apply,
    remove,
  };
  return {
    cart: cart && withDiscounts(cart, discounted),
    /** False while it is not known what the cart costs. */
    isSettled: cart !== undefined && !(isAsked && isPending && !error),
    appliedCode: discounted ? code : null,
    discountCode,
  };
}

const checkFailed = "The code could not be checked. Please try again.";
