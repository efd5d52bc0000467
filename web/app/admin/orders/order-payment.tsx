import { describePromise, type StaffOrder } from "@pawhaven/contract";
import { Banknote } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { useToday } from "../../lib/use-today.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { CollectDialog } from "./collect-dialog.tsx";

const paymentStates = {
  open: "Not paid yet",
  paid: "Paid",
  canceled: "Cancelled",
  refund_due: "Refund on its way",
  refunded: "Refunded",
} as const;

export function OrderPayment({ order }: { order: StaffOrder }) {
  const { payment, cash, payment_status: method, date_issued: placedAt } = order;
  return (
    <Panel title="Payment">
      <Facts
        facts={[
          ["Method", method],
          ["Placed", formatDateTime(placedAt)],
          ...(order.promised ? ([["Promised", <Promised key="promised" order={order} />]] as const) : []),
          ...(payment ? ([["State", paymentStates[payment.state]]] as const) : []),
          ...(cash ? cashFacts(cash) : []),
        ]}
      />
      {cash?.can_collect && <CollectButton order={order} due={cash.due} />}
    </Panel>
  );
}

function Promised({ order: { promised, shipping_status: status } }: { order: StaffOrder }) {
  const today = useToday();
  if (!promised) return null;
  const isLate = promised.until < today && (status === "ordered" || status === "shipping");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {describePromise(promised)}
      {isLate && <Badge tone="berry">Late</Badge>}
    </span>
  );
}

function cashFacts({ due, collected }: NonNullable<StaffOrder["cash"]>): [string, string][] {
  if (!collected) return [["Due", formatDollars(due)]];
  const { amount, at, by } = collected;
  return [
    ["Due", formatDollars(due)],
    ["Collected", `${formatDollars(amount)}${amount === due ? "" : `, ${describeDifference(amount - due)}`}`],
    ["When", `${formatDateTime(at)}${by ? `, by ${by}` : ""}`],
  ];
}

const describeDifference = (difference: number) =>
  `${formatDollars(Math.abs(difference))} too ${difference > 0 ? "much" : "little"}`;

function CollectButton({ order, due }: { order: StaffOrder; due: number }) {
  const { can } = useStaffSession();
  const [isOpen, setIsOpen] = useState(false);
  if (!can("orders.ship")) return null;
  return (
    <>
      <Button variant="secondary" size="small" icon={Banknote} className="mt-3" onClick={() => setIsOpen(true)}>
        Cash collected
      </Button>
      {isOpen && <CollectDialog order={order} due={due} onClose={() => setIsOpen(false)} />}
    </>
  );
}
