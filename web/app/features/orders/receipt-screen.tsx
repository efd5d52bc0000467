import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { orderPath } from "./order-paths.ts";
import { receiptQuery } from "./queries.ts";
import { PrintableReceipt } from "./printable-receipt.tsx";

const loadFailedText = "Could not load your receipt. Contact support.";

export function ReceiptScreen({ id, enabled }: { id: string; enabled: boolean }) {
  const {
    data: receipt,
    error,
    isLoadingError,
    refetch,
  } = useQuery({ ...receiptQuery(id), enabled: enabled && id !== "" });
  const isMissing = id === "" || isNotFound(error);
  const isFailed = isLoadingError && !isMissing;
  useEffect(() => {
    if (isFailed) void showMessage({ tone: "error", text: loadFailedText });
  }, [isFailed]);

  if (isMissing)
    return <EmptyState isPage title="Order not found." action={<ButtonLink to={paths.orders}>My Orders</ButtonLink>} />;
  if (isFailed) return <ErrorState text={loadFailedText} onRetry={() => void refetch()} action={<ContactLink />} />;
  if (!receipt) return <Spinner label="Loading your receipt…" showLabel className="my-16 flex! justify-center" />;
  return (
    <>
      <PrintableReceipt receipt={receipt} />
      <div className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
        <Button onClick={() => window.print()}>Print Receipt</Button>
        <ButtonLink to={orderPath(receipt.orderId)} variant="secondary">
          View Order
        </ButtonLink>
      </div>
    </>
  );
}

const ContactLink = () => (
  <ButtonLink to={paths.contact} variant="ghost">
    Contact support
  </ButtonLink>
);
