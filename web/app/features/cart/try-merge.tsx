import { readVisitorCart } from "../../lib/visitor-cart.ts";
import { Button } from "../../ui/button.tsx";
import { loadInTime, loadLimitMs } from "../../ui/load-in-time.ts";
import { toast } from "../../ui/toast.tsx";

const toastId = "merge-failed";
/** Long enough to read it and to reach the button. */
const durationMs = 10_000;

/**
 * Adds what somebody chose before signing in to the account's cart. If that fails it stays in the browser: a toast says so, and
 * every page and every look at the cart tries again.
 */
export async function tryMerge(): Promise<void> {
  if (readVisitorCart().lines.length === 0) return;
  try {
    const { mergeVisitorCart } = await loadInTime(() => import("./merge-visitor-cart.ts"), loadLimitMs);
    await mergeVisitorCart();
    toast.dismiss(toastId);
  } catch {
    toast.error(<MergeFailed />, { id: toastId, durationMs });
  }
}

function MergeFailed() {
  const tryAgain = () => {
    toast.dismiss(toastId);
    void tryMerge();
  };
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      What you chose before signing in could not be added yet.
      <Button variant="secondary" size="small" onClick={tryAgain}>
        Try Again
      </Button>
    </span>
  );
}
