import { type Invoice, invoiceLabels } from "@pawhaven/contract";
import { FileDown } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useInvoiceDownload } from "./use-invoice-download.ts";

interface OrderInvoicesProps {
  orderId: string;
  invoices: readonly Invoice[];
  guestToken?: string | undefined;
}

/** The invoice and what was credited since. */
export function OrderInvoices({ orderId, invoices, guestToken }: OrderInvoicesProps) {
  const { mutate, isPending, variables } = useInvoiceDownload(orderId, guestToken);
  if (invoices.length === 0) return null;
  return (
    <Card size="compact" title={invoices.length > 1 ? "Invoices" : "Invoice"}>
      <ul className="grid gap-4">
        {invoices.map((invoice) => (
          <li key={invoice.number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div>
              <p className="font-semibold">
                {invoiceLabels[invoice.kind]} {invoice.number}
              </p>
              <p className="text-small text-ink-soft tabular-nums">
                {formatDay(invoice.issued_on, "date")}, {formatDollars(invoice.amount)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              icon={FileDown}
              busy={isPending && variables?.number === invoice.number}
              aria-label={`PDF of ${invoiceLabels[invoice.kind].toLowerCase()} ${invoice.number}`}
              onClick={() => mutate(invoice)}
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
