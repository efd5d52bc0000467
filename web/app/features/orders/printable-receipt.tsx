import { formatAddress, type Receipt } from "@pawhaven/contract";
import { CircleCheck } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { describeVisit } from "./describe-visit.ts";
import { LinePrice } from "../../ui/line-price.tsx";
import { Logo } from "../../ui/logo.tsx";

export const PrintableReceipt = ({ receipt }: { receipt: Receipt }) => (
  <article
    aria-label="Receipt"
    className="rounded-card bg-surface p-6 shadow-card sm:p-10 print:rounded-none print:p-0 print:shadow-none"
  >
    <header className="border-b border-line pb-6">
      <PrintedLogo receipt={receipt} />
      <h1 className="flex items-center gap-3 text-heading">
        <CircleCheck className="size-8 shrink-0 text-teal print:hidden" />
        Order Successful!
      </h1>
      <p className="mt-1 text-ink-soft">Thank you for shopping with us. This is your receipt.</p>
    </header>
    <ReceiptDetails receipt={receipt} />
    <PurchasedItems receipt={receipt} />
    <p className="mt-6 text-small text-ink-soft">
      Prices are in US dollars, taxes included.{" "}
      {receipt.collectAt ? `Ready at your visit: ${describeVisit(receipt.collectAt)}.` : "Delivery is free."}
    </p>
  </article>
);

/** Falls back to the current shop. */
function useShopOf({ shopInfo }: Receipt): Receipt["shopInfo"] {
  const { shop } = useSiteConfig();
  return shopInfo.name ? shopInfo : shop;
}

/** On the screen the header of the page has one. */
function PrintedLogo({ receipt }: { receipt: Receipt }) {
  const { name } = useShopOf(receipt);
  return (
    <div className="mb-4 hidden print:block">
      <Logo name={name} />
    </div>
  );
}

function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { orderId, date, paymentMethod, customer, shippingAddress } = receipt;
  const shop = useShopOf(receipt);
  return (
    <dl className="my-6 grid gap-x-6 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
      <ReceiptDetail name="Order ID" lines={[orderId]} />
      <ReceiptDetail name="Date" lines={[formatDateTime(date)]} />
      <ReceiptDetail name="Customer" lines={[customer.full_name || customer.name, customer.email]} />
      <ReceiptDetail name="Payment method" lines={[paymentMethod]} />
      {shippingAddress && (
        <ReceiptDetail name="Shipping address" lines={[shippingAddress.name, ...formatAddress(shippingAddress)]} />
      )}
      <ReceiptDetail name="Sold by" lines={[shop.name, shop.address, shop.phone, shop.email]} />
    </dl>
  );
}

/** The first line is what one looks for. */
const ReceiptDetail = ({ name, lines: [first, ...others] }: { name: string; lines: readonly string[] }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">
      <span className="block font-semibold">{first}</span>
      {others.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </dd>
  </div>
);

const numericCellClass = "py-3 text-end tabular-nums";

const PurchasedItems = ({ receipt }: { receipt: Receipt }) => (
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
      {receipt.items.map(({ id, name, quantity, price, discount }) => (
        <tr key={id} className="break-inside-avoid">
          <td className="py-3">
            {name}
            <span className="block text-small text-ink-soft tabular-nums">{formatDollars(price)} each</span>
          </td>
          <td className={`${numericCellClass} px-4`}>{quantity}</td>
          <td className={numericCellClass}>
            <LinePrice price={price} quantity={quantity} discount={discount} />
          </td>
        </tr>
      ))}
    </tbody>
    <ReceiptTotals receipt={receipt} />
  </table>
);

const ReceiptTotals = ({
  receipt: { subtotal, discounts, giftCard, total, cancelled, refunded },
}: {
  receipt: Receipt;
}) => (
  <tfoot className="border-t border-line-strong">
    {subtotal !== undefined && <AmountRow label="Subtotal" amount={subtotal} />}
    {discounts?.map(({ name, code, amount }) => (
      <AmountRow key={`${name} ${code ?? ""}`} label={code ? `${name} (${code})` : name} amount={-amount} />
    ))}
    <tr className="break-inside-avoid">
      <th scope="row" colSpan={2} className="py-3 text-start font-display text-lead font-semibold">
        Total
      </th>
      <td className={`${numericCellClass} font-display text-lead font-semibold text-teal`}>{formatDollars(total)}</td>
    </tr>
    {giftCard && <AmountRow label={`Paid with gift card …${giftCard.last_four}`} amount={-giftCard.amount} />}
    {cancelled > 0 && <AmountRow label="Cancelled since" amount={-cancelled} />}
    {refunded > 0 && <AmountRow label="Refunded since" amount={-refunded} />}
  </tfoot>
);

const AmountRow = ({ label, amount }: { label: string; amount: number }) => (
  <tr className="break-inside-avoid">
    <th scope="row" colSpan={2} className="py-3 text-start font-normal">
      {label}
    </th>
    <td className={numericCellClass}>{formatDollars(amount)}</td>
  </tr>
);
