import { pluralize, type ShopFigures } from "@pawhaven/contract";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";

/** What the database holds now, whichever process answers. */
export const WaitingPanel = ({ figures }: { figures: ShopFigures }) => (
  <Panel title="In the shop now">
    <Facts
      facts={[
        ["Orders of the last 24 hours", figures.orders_placed],
        ["Open orders", describeOrders(figures.open_orders)],
        ["Held for unpaid orders", pluralize(figures.held_units, "unit")],
        ["Visits to come", describeBookings(figures.upcoming_bookings)],
        ["Card payments of the last 24 hours", describePayments(figures.payments)],
        ["Overdue payments", figures.overdue_payments],
        ["Refunds not sent", `${figures.open_refunds.due} due, ${figures.open_refunds.failed} failed`],
        ["Mails not sent", describeMails(figures)],
      ]}
    />
  </Panel>
);

const describeOrders = (orders: ShopFigures["open_orders"]) =>
  `${orders.awaiting_payment} to be paid, ${orders.ordered} to be sent, ${orders.shipping} on the way`;

const describeBookings = (bookings: ShopFigures["upcoming_bookings"]) =>
  `${bookings.Confirmed} confirmed, ${bookings.Pending} to confirm, ${bookings.Held} offered to the waitlist`;

const describePayments = (payments: ShopFigures["payments"]) =>
  `${payments.paid} paid, ${payments.open} open, ${payments.canceled} cancelled, ${payments.refund_due + payments.refunded} refunded`;

function describeMails({ mails, oldest_mail_seconds: seconds }: ShopFigures): string {
  const age = mails.waiting > 0 ? ` for up to ${pluralize(Math.ceil(seconds / 60), "minute")}` : "";
  return `${mails.waiting} waiting${age}, ${mails.given_up} given up`;
}
