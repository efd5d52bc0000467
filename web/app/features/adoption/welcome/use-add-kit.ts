import type { StarterKitLine } from "@pawhaven/contract";
import { api } from "../../../lib/api.ts";
import { conflictMessage, isSignedOut } from "../../../lib/api-errors.ts";
import { emitCartChange } from "../../../lib/cart-changed.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";

interface KitResult {
  added: number;
  /** One sentence for each product that is not in the cart now. */
  failed: string[];
}

/** One after the other, so that the cart has them in the order of the kit. One that fails does not stop the others. */
export const useAddKit = () =>
  useApiMutation({
    mutationFn: async (lines: readonly StarterKitLine[]): Promise<KitResult> => {
      const failed: string[] = [];
      for (const line of lines) {
        const reason = await add(line);
        if (reason) failed.push(reason);
      }
      return { added: lines.length - failed.length, failed };
    },
    onSettled: () => emitCartChange(),
  });

async function add({ gear, quantity }: StarterKitLine): Promise<string | undefined> {
  try {
    await api.addToCart({ params: { id: gear.id }, body: { quantity } });
    return undefined;
  } catch (error) {
    if (isSignedOut(error)) throw error;
    return `${gear.name}: ${conflictMessage(error) ?? "could not be added. Please try again."}`;
  }
}
