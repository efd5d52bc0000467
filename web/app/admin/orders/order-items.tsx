import type { StaffOrder } from "@pawhaven/contract";
import { Gift, TriangleAlert } from "lucide-react";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { Panel } from "../ui/panel.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";

const columns = ["Item", "Ordered", "Sent", "Cancelled", "Returned", "Price", "Total"] as const;

/** What became of every line. On phones, what is zero is left out. */
export const OrderItems = ({
  order: { items, amount, subtotal, discounts, gift_card: giftCard, cancelled, cash },
}: {
  order: StaffOrder;
}) => (
  <Panel title="Items">
    <div className="@container">
      <table className="block w-full border-collapse tabular-nums @xl:table">
        <thead className="@max-xl:sr-only">
          <tr className="border-b border-line text-ink-soft">
            {columns.map((name) => (
              <th key={name} scope="col" className={`h-8 ${name === "Item" ? "text-start" : "ps-3 text-end"}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line @xl:table-row-group">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
    {subtotal !== undefined && <Sum label="Subtotal" amount={subtotal} />}
    {discounts?.map(({ name, code, amount: off }) => (
      <Sum key={name} label={code ? `${name} (${code})` : name} amount={-off} />
    ))}
    <p className="flex justify-between border-t border-line pt-2 font-bold tabular-nums">
      <span>Total</span>
      <span>{formatDollars(amount)}</span>
    </p>
    {giftCard && <Sum label={`Paid with gift card …${giftCard.last_four}`} amount={-giftCard.amount} />}
    {cash && cancelled > 0 && (
      <p className="flex justify-between tabular-nums">
        <span>Due in cash, without {formatDollars(cancelled)} that were cancelled</span>
        <span>{formatDollars(cash.due)}</span>
      </p>
    )}
  </Panel>
);

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <p className="flex justify-between gap-3 pt-1 tabular-nums">
    <span className="wrap-anywhere">{label}</span>
    <span>{formatDollars(amount)}</span>
  </p>
);

const ItemRow = ({ item }: { item: StaffOrder["items"][number] }) => (
  <tr className="block py-2 @xl:table-row">
    <th scope="row" className="block py-1 text-start font-normal wrap-anywhere @xl:table-cell">
      <ItemName {...item} />
      <ItemHints {...item} />
    </th>
    <NumberCell label="Ordered" value={item.quantity} />
    <NumberCell label="Sent" value={item.sent} />
    <NumberCell label="Cancelled" value={item.cancelled} />
    <NumberCell label="Returned" value={item.returned} />
    <NumberCell label="Price" value={formatDollars(item.unit)} />
    <NumberCell label="Total" value={formatDollars(lineTotal(item.unit, item.quantity, item.discount))} />
  </tr>
);

/** Leads to what lies on the shelf. */
const ItemName = ({ id, name }: StaffOrder["items"][number]) => <ScreenLink to={`stock/${id}`}>{name}</ScreenLink>;

/** What whoever packs or answers the phone should know. */
const ItemHints = ({ warned_of: warnedOf, is_gift: isGift, discount }: StaffOrder["items"][number]) => (
  <>
    {discount !== undefined && <p className="text-small text-ink-soft">Discount {formatDollars(discount)}</p>}
    {warnedOf?.map((warning) => (
      <p key={warning} className="flex items-start gap-1.5 text-small text-berry">
        <TriangleAlert className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
        The customer was warned: {warning}.
      </p>
    ))}
    {isGift && (
      <p className="flex items-start gap-1.5 text-small text-ink-soft">
        <Gift className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
        Bought for somebody else's animal.
      </p>
    )}
  </>
);

const NumberCell = ({ label, value }: { label: (typeof columns)[number]; value: number | string }) => (
  <td
    className={`flex justify-between @xl:table-cell @xl:h-10 @xl:ps-3 @xl:text-end ${value === 0 ? "text-ink-soft @max-xl:hidden" : ""}`}
  >
    <span aria-hidden="true" className="text-ink-soft @xl:hidden">
      {label}
    </span>
    {value}
  </td>
);
