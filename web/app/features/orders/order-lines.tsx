import type { Order } from "@pawhaven/contract";
import { Link } from "react-router";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { LinePrice } from "../../ui/line-price.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

export const OrderLines = ({ items }: { items: Order["items"] }) => (
  <ul className="grid gap-4">
    {items.map(({ id, name, quantity, cancelled, unit, discount, image, warned_of: warnedOf, is_gift: isGift }) => (
      <li key={id} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4">
        <ResponsiveImage image={image} alt="" sizes="64px" className="rounded-small" />
        <div className="min-w-0">
          <Link to={paths.gear(id)} className="rounded-small font-semibold underline-offset-4 hover:underline">
            {name}
          </Link>
          <p className="text-small text-ink-soft tabular-nums">
            {quantity} × {formatDollars(unit)}
            {cancelled > 0 && `, ${cancelled} cancelled`}
            {isGift && ", for somebody else's animal"}
          </p>
          {warnedOf?.map((warning) => (
            <p key={warning} className="text-small text-ink-soft">
              You acknowledged: {warning}.
            </p>
          ))}
        </div>
        <p className="font-semibold tabular-nums">
          <LinePrice price={unit} quantity={quantity} discount={discount} />
        </p>
      </li>
    ))}
  </ul>
);
