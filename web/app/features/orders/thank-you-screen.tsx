import { countries, type OrderWithTimeline } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Hourglass, PackageOpen, ReceiptText } from "lucide-react";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { OrderLines } from "./order-lines.tsx";
import { orderPath, receiptPath } from "./order-paths.ts";
import { OrderTotals } from "./order-totals.tsx";
import { orderQuery } from "./queries.ts";

export function ThankYouScreen({ id, enabled }: { id: string; enabled: boolean }) {
  const {
    data: order,
    error,
    isLoadingError,
    refetch,
  } = useQuery({ ...orderQuery(id), enabled: enabled && id !== "" });
  if (id === "" || isNotFound(error))
    return <EmptyState isPage title="Order not found." action={<ButtonLink to={paths.orders}>My Orders</ButtonLink>} />;
  if (isLoadingError)
    return <ErrorState text="Your order was placed, but it could not be shown here." onRetry={() => void refetch()} />;
  return (
    <>
      <ThankYouMessage order={order} />
      {order ? <PurchaseSummary order={order} /> : <Skeleton className="mt-10 h-80" />}
    </>
  );
}

/** A card order is complete only after the payment. */
function ThankYouMessage({ order }: { order: OrderWithTimeline | undefined }) {
  const isPaid = order?.shipping_status !== "";
  const Icon = isPaid ? CircleCheck : Hourglass;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-teal-soft text-teal-strong">
        <Icon className="size-10" />
      </span>
      <h1 className="text-title">{isPaid ? "Thank you!" : "Almost there"}</h1>
      <p className="max-w-prose text-lead text-ink-soft">
        {isPaid
          ? "Your order is in good hands. We will pack it with care and send it on its way."
          : "We are waiting for your payment to arrive."}
      </p>
      {order && <p className="font-semibold wrap-anywhere">Order #{order.transaction_id}</p>}
    </div>
  );
}

/** The contact address is somebody else's until its owner has agreed. */
function UpdatesNote({ contact }: { contact: string }) {
  const account = useSession()?.user.email ?? "your email address";
  return contact.toLowerCase() === account.toLowerCase()
    ? `We will send updates to ${account}.`
    : `We will send updates to ${account}, and to ${contact} once its owner has agreed.`;
}

const PurchaseSummary = ({ order }: { order: OrderWithTimeline }) => (
  <div className="mt-10 grid gap-6">
    <Card size="compact" title="What you bought">
      <OrderLines items={order.items} />
      <OrderTotals total={order.amount} />
    </Card>
    <Card size="compact" title="Shipping to">
      <address className="not-italic wrap-anywhere">
        <strong>{order.name}</strong>
        <br />
        {order.address}, {countries[order.country]}
        <br />
        {order.phone}
      </address>
      <p className="mt-3 text-small text-ink-soft wrap-anywhere">
        {order.payment_status}. <UpdatesNote contact={order.email} />
      </p>
    </Card>
    <div className="flex flex-wrap justify-center gap-3">
      {order.shipping_status !== "" && (
        <ButtonLink to={receiptPath(order.transaction_id)} icon={ReceiptText}>
          View Receipt
        </ButtonLink>
      )}
      <ButtonLink to={orderPath(order.transaction_id)} variant="secondary" icon={PackageOpen}>
        View Order
      </ButtonLink>
      <ButtonLink to={paths.gearShop} variant="ghost">
        Continue Shopping
      </ButtonLink>
    </div>
  </div>
);
