import type { Receipt } from "@pawhaven/contract";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Logo } from "../../ui/logo.tsx";

export const PrintableReceipt = ({ receipt }: { receipt: Receipt }) => (
  <article
    aria-label="Receipt"
    className="rounded-card bg-surface p-6 shadow-card sm:p-10 print:rounded-none print:p-0 print:shadow-none"
  >
    <header className="flex flex-wrap items-start justify-between gap-6 border-b border-line pb-6">
      <div>
        <h1 className="flex items-center gap-3 text-heading">
          <CircleCheck className="size-8 shrink-0 text-teal print:hidden" />
          Order Successful!
        </h1>
        <p className="mt-1 text-ink-soft">Thank you for shopping with us. This is your receipt.</p>
      </div>
      <ShopAddress receipt={receipt} />
    </header>
    <ReceiptDetails receipt={receipt} />
    <PurchasedItems receipt={receipt} />
    <p className="mt-6 text-small text-ink-soft">Prices are in US dollars, taxes included. Delivery is free.</p>
  </article>
);

/** Falls back to the current shop. */
function ShopAddress({ receipt }: { receipt: Receipt }) {
  const { shop } = useSiteConfig();
  const { name, address, phone, email } = receipt.shopInfo.name ? receipt.shopInfo : shop;
  return (
    <address className="text-small text-ink-soft not-italic sm:ms-auto sm:max-w-64 sm:text-end print:ms-auto print:max-w-64 print:text-end">
      <span className="mb-2 flex sm:justify-end print:justify-end">
        <Logo name={name} />
      </span>
      <strong className="text-ink">{name}</strong>
      <br />
      {address}
      <br />
      {phone}
      <br />
      {email}
    </address>
  );
}

const ReceiptDetails = ({ receipt: { orderId, date, paymentMethod, customer } }: { receipt: Receipt }) => (
  <dl className="my-6 grid gap-x-6 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
    <ReceiptDetail name="Order ID">{orderId}</ReceiptDetail>
    <ReceiptDetail name="Date">{formatDateTime(date)}</ReceiptDetail>
    <ReceiptDetail name="Customer">
      {customer.full_name || customer.name}
      <br />
      {customer.email}
    </ReceiptDetail>
    <ReceiptDetail name="Payment method">{paymentMethod}</ReceiptDetail>
  </dl>
);

const ReceiptDetail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </div>
);

const numericCellClass = "py-3 text-end tabular-nums";

const PurchasedItems = ({ receipt: { items, total, cancelled, refunded } }: { receipt: Receipt }) => (
  <table className="w-full border-collapse">
    <caption className="pb-2 text-start font-display text-lead font-semibold">Purchase Summary</caption>
    <thead className="border-b border-line-strong text-small text-ink-soft">
      <tr>
        <th scope="col" className="py-2 text-start font-bold">
          Item
        </th>
        <th scope="col" className="px-4 py-2 text-end font-bold">
          Quantity
        </th>
        <th scope="col" className="py-2 text-end font-bold">
          Total
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {items.map(({ id, name, quantity, price }) => (
        <tr key={id} className="break-inside-avoid">
          <td className="py-3">
            {name}
            <span className="block text-small text-ink-soft tabular-nums">{formatDollars(price)} each</span>
          </td>
          <td className={`${numericCellClass} px-4`}>{quantity}</td>
          <td className={numericCellClass}>{formatDollars(lineTotal(price, quantity))}</td>
        </tr>
      ))}
    </tbody>
    <tfoot className="border-t border-line-strong">
      <tr className="break-inside-avoid">
        <th scope="row" colSpan={2} className="py-3 text-start font-display text-lead font-semibold">
          Total
        </th>
        <td className={`${numericCellClass} font-display text-lead font-semibold text-teal`}>{formatDollars(total)}</td>
      </tr>
      {cancelled > 0 && <DeductionRow label="Cancelled since" amount={cancelled} />}
      {refunded > 0 && <DeductionRow label="Refunded since" amount={refunded} />}
    </tfoot>
  </table>
);

const DeductionRow = ({ label, amount }: { label: string; amount: number }) => (
  <tr className="break-inside-avoid">
    <th scope="row" colSpan={2} className="py-3 text-start font-normal">
      {label}
    </th>
    <td className={numericCellClass}>{formatDollars(-amount)}</td>
  </tr>
);
