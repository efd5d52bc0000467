import type { OrderRefund, RefundReason } from "@pawhaven/contract";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";

const reasonTexts: Record<RefundReason, string> = {
  shop: "We could not fulfill it",
  cancelled: "Cancelled",
  returned: "Returned",
  damaged: "Arrived damaged",
  wrong_item: "Wrong item sent",
  not_arrived: "Did not arrive",
  goodwill: "With our apologies",
  sold_out: "Sold out",
  provider: "Refund",
};

/** What went back, and why. */
export const OrderRefunds = ({ refunds }: { refunds: readonly OrderRefund[] }) =>
  refunds.length > 0 && (
    <ul aria-label="Refunds" className="mt-4 grid gap-2 border-t border-line pt-4 text-small">
      {refunds.map(({ amount, reason, at, done, items, to_gift_card: isToGiftCard }) => (
        <li key={`${at}-${amount}`}>
          <p className="flex justify-between gap-4">
            <span className="font-semibold">{reasonTexts[reason]}</span>
            <span className="tabular-nums">{formatDollars(amount)}</span>
          </p>
          <p className="text-ink-soft">
            {items.map(({ quantity, name }) => `${quantity} × ${name}, `)}
            {done
              ? `${isToGiftCard ? "back on your gift card" : "refunded"} on ${formatDate(at)}`
              : "on its way to you"}
          </p>
        </li>
      ))}
    </ul>
  );
