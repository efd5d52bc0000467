import { createElement } from "react";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { emitCartChange } from "../../lib/cart-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { addAsVisitor, type ItemToAdd } from "./add-as-visitor.ts";
import { FailureNote } from "./failure-note.tsx";

export interface AddResultMessages {
  added: string;
  failed: string;
}

/** Adds an item and shows the result. If the session has expired, the item waits in the browser for the next sign-in. */
export const useCartAddition = ({ added, failed }: AddResultMessages) =>
  useApiMutation({
    mutationFn: ({ gearId, quantity }: ItemToAdd) => api.addToCart({ params: { id: gearId }, body: { quantity } }),
    onSuccess: () => {
      emitCartChange();
      toast.success(added);
    },
    onError: (error) => toast.error(createElement(FailureNote, { text: failed, reason: conflictMessage(error) })),
    onSignedOut: (_, item) => void addAsVisitor(item),
  });
