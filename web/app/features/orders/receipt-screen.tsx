import type { Receipt } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { useEffect } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { guestOrderPath, orderPath } from "./order-paths.ts";
import { receiptQuery } from "./queries.ts";
import { PrintableReceipt } from "./printable-receipt.tsx";
import { useInvoiceDownload } from "./use-invoice-download.ts";

const loadFailedText = "Could not load your receipt. Contact support.";

interface ReceiptScreenProps {
  id: string;
  enabled: boolean;
  /** Of a guest. */
  guestToken?: string;
}

export function ReceiptScreen({ id, enabled, guestToken }: ReceiptScreenProps) {
  const {
    data: receipt,
    error,
    isLoadingError,
    refetch,
  } = useQuery({ ...receiptQuery(id, guestToken), enabled: enabled && id !== "" });
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
        <InvoiceButton receipt={receipt} guestToken={guestToken} />
        <ButtonLink to={guestToken ? guestOrderPath(guestToken) : orderPath(receipt.orderId)} variant="secondary">
          View Order
        </ButtonLink>
      </div>
    </>
  );
}

interface InvoiceButtonProps {
  receipt: Receipt;
  guestToken: string | undefined;
}

/** The invoice; credit notes are on the page of the order. */
function InvoiceButton({ receipt: { orderId, invoices }, guestToken }: InvoiceButtonProps) {
  const { mutate, isPending } = useInvoiceDownload(orderId, guestToken);
  const invoice = invoices?.find(({ kind }) => kind === "invoice");
  return (
    invoice && (
      <Button variant="secondary" icon={FileDown} busy={isPending} onClick={() => mutate(invoice)}>
        Download Invoice
      </Button>
    )
  );
}

const ContactLink = () => (
  <ButtonLink to={paths.contact} variant="ghost">
    Contact support
  </ButtonLink>
);
