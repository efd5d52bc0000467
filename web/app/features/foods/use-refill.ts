import type { RefillLine } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";

/** One of each into the cart; a second press adds nothing. */
export const useRefill = (onRefilled?: (lines: readonly RefillLine[]) => void) =>
  useApiMutation({
    mutationFn: (gearIds: readonly number[]) => api.refillCart({ body: { gear_ids: [...gearIds] } }),
    onSuccess: (lines) => {
      emitCartChange();
      onRefilled?.(lines);
    },
    onError: (error) => toast.error(errorMessage(error, "This could not be put into your cart. Please try again.")),
  });
