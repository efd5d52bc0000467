import { describePromise, type OrderWithTimeline, paymentLabels } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Hourglass, PackageOpen, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddressLines } from "../addresses/address-lines.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { describeVisit } from "./describe-visit.ts";
import { OrderLines } from "./order-lines.tsx";
import { guestOrderPath, orderPath, receiptPath } from "./order-paths.ts";
import { OrderTotals } from "./order-totals.tsx";
import { guestOrderQuery, orderQuery } from "./queries.ts";

export function ThankYouScreen({ id, enabled }: { id: string; enabled: boolean }) {
  const { data, error, isLoadingError, refetch } = useQuery({ ...orderQuery(id), enabled: enabled && id !== "" });
  if (id === "" || isNotFound(error))
    return <EmptyState isPage title="Order not found." action={<ButtonLink to={paths.orders}>My Orders</ButtonLink>} />;
  if (isLoadingError) return <NotShown onRetry={() => void refetch()} />;
  return <ThankYou order={data} path={orderPath(id)} updates={data && <UpdatesNote contact={data.email} />} />;
}

/** For a guest, who gets the link to the order here and by mail. */
export function GuestThankYouScreen({ id, token }: { id: string; token: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(guestOrderQuery(token));
  if (isNotFound(error))
    return (
      <EmptyState isPage title="Order not found." action={<ButtonLink to={paths.gearShop}>Gear Shop</ButtonLink>} />
    );
  if (isLoadingError) return <NotShown onRetry={() => void refetch()} />;
  return (
    <>
      <ThankYou
        order={data}
        path={guestOrderPath(token)}
        updates={data && `We have sent the link to your order to ${data.email}.`}
      />
      {data && (
        <div className="mt-6">
          <ClaimPanel orderNumber={id} token={token} />
        </div>
      )}
    </>
  );
}

const NotShown = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState text="Your order was placed, but it could not be shown here." onRetry={onRetry} />
);

interface ThankYouProps {
  order: OrderWithTimeline | undefined;
  /** Of the order's page. */
  path: string;
  /** Where news about it go. */
  updates: ReactNode;
}

const ThankYou = ({ order, path, updates }: ThankYouProps) => (
  <>
    <ThankYouMessage order={order} />
    {order ? <PurchaseSummary order={order} path={path} updates={updates} /> : <Skeleton className="mt-10 h-80" />}
  </>
);

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
      {order && (
        <p className="wrap-anywhere">
          <span className="font-semibold">Order #{order.transaction_id}</span>
          <br />
          <span className="text-ink-soft">Placed on {formatDateTime(order.date_issued)}</span>
        </p>
      )}
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

function describePayment({
  amount,
  gift_card: giftCard,
  payment_status: method,
  shipping_status: status,
  collect_at: visit,
}: OrderWithTimeline): string {
  if (amount === (giftCard?.amount ?? 0)) return giftCard ? "Your gift card has paid it." : "There is nothing to pay.";
  if (method === paymentLabels.cash) return `You pay in cash when ${visit ? "you collect it" : "your order arrives"}.`;
  return status === "" ? "You pay by card." : "You have paid by card.";
}

const PurchaseSummary = ({ order, path, updates }: ThankYouProps & { order: OrderWithTimeline }) => (
  <div className="mt-10 grid gap-6">
    <Card size="compact" title="What you bought">
      <OrderLines items={order.items} />
      <OrderTotals
        total={order.amount}
        subtotal={order.subtotal}
        discounts={order.discounts}
        giftCard={order.gift_card}
      />
    </Card>
    <Card size="compact" title={order.collect_at ? "Ready at your visit" : "Shipping to"}>
      {order.promised && <p className="mb-3 font-semibold">Arrives {describePromise(order.promised)}</p>}
      {order.collect_at && <p className="mb-3 wrap-anywhere">{describeVisit(order.collect_at)}</p>}
      <address className="not-italic wrap-anywhere">
        <strong>{order.name}</strong>
        <AddressLines address={order} />
        {order.phone}
      </address>
      <p className="mt-3 text-small text-ink-soft wrap-anywhere">
        {describePayment(order)} {updates}
      </p>
    </Card>
    <div className="flex flex-wrap justify-center gap-3">
      {order.shipping_status !== "" && (
        <ButtonLink to={receiptPath(order.transaction_id)} icon={ReceiptText}>
          View Receipt
        </ButtonLink>
      )}
      <ButtonLink to={path} variant="secondary" icon={PackageOpen}>
        View Order
      </ButtonLink>
      <ButtonLink to={paths.gearShop} variant="ghost">
        Continue Shopping
      </ButtonLink>
    </div>
  </div>
);
