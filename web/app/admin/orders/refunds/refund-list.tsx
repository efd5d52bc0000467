import { refundReasonNames, type StaffRefund } from "@pawhaven/contract";
import { formatDateTime } from "../../../lib/dates.ts";
import { formatDollars } from "../../../lib/money.ts";
import { FailedRefundActions } from "./failed-refund-actions.tsx";
import { RefundStateBadge } from "./refund-state.tsx";

export const RefundList = ({ orderId, refunds }: { orderId: string; refunds: readonly StaffRefund[] }) => (
  <ul className="grid divide-y divide-line">
    {refunds.map((refund) => (
      <li key={refund.id} className="grid gap-1 py-2 first:pt-0">
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <strong className="tabular-nums">{formatDollars(refund.amount)}</strong>
          <RefundStateBadge state={refund.state} />
        </p>
        <p className="wrap-anywhere">{describe(refund)}</p>
        {refund.items.length > 0 && <p className="text-ink-soft">{refund.items.map(describeItem).join(", ")}</p>}
        {refund.note && <p className="wrap-anywhere text-ink-soft">“{refund.note}”</p>}
        {refund.failure && <p className="wrap-anywhere text-berry">{refund.failure}</p>}
        <p className="text-ink-soft">
          <time dateTime={refund.at}>{formatDateTime(refund.at)}</time>
          {refund.staff && `, ${refund.staff}`}
        </p>
        {refund.state === "failed" && <FailedRefundActions orderId={orderId} refund={refund} />}
      </li>
    ))}
  </ul>
);

const describe = ({ reason, by_hand: isByHand, to_gift_card: isToGiftCard }: StaffRefund) =>
  `${refundReasonNames[reason]}${isByHand ? ", paid out by hand" : isToGiftCard ? ", back on the gift card" : ""}`;

const describeItem = ({ quantity, name }: StaffRefund["items"][number]) => `${quantity} × ${name}`;
