import { createApiWithToken } from "../../lib/api.ts";
import { isSignedOut } from "../../lib/api-errors.ts";
import { getQueryClient } from "../../lib/query-client.ts";
import { readSession } from "../../lib/session.ts";
import { readVisitorCart } from "../../lib/visitor-cart.ts";
import { toast } from "../../ui/toast.tsx";
import { forgetMerged } from "./change-visitor-cart.ts";

let merging: Promise<void> | undefined;

/**
 * Once at a time in a tab. Other tabs may merge the same cart: the server adds nothing twice, and tells every tab what it
 * told the first. What is not merged stays in the browser; after an expired session until the next sign-in.
 */
export const mergeVisitorCart = (): Promise<void> =>
  (merging ??= mergeAll()
    .catch((error: unknown) => {
      if (!isSignedOut(error)) throw error;
    })
    .finally(() => {
      merging = undefined;
    }));

async function mergeAll(): Promise<void> {
  const token = readSession()?.token;
  if (!token) return;
  const api = createApiWithToken(token);
  // Another tab may add something while it is sent, or have merged and removed it.
  for (let cart = readVisitorCart(); cart.lines.length > 0; cart = readVisitorCart()) {
    tell(await api.mergeCart({ body: cart }));
    if (await forgetMerged(cart)) break;
  }
  // Not awaited: the query of the cart waits for the merge.
  void getQueryClient().invalidateQueries({ queryKey: ["cart"] });
}

/** Not a success toast: it may say what was left out, which takes longer to read. */
function tell({ message, added, left_out: leftOut }: { message: string; added: number; left_out: string[] }): void {
  if (added > 0 || leftOut.length > 0) toast(message);
}
