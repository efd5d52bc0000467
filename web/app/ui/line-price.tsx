import { formatDollars, lineTotal } from "../lib/money.ts";

interface LinePriceProps {
  price: number;
  quantity: number;
  /** Off the whole line. */
  discount?: number | undefined;
}

/** What a line costs. With a discount, the price without it is struck out beside it. */
export const LinePrice = ({ price, quantity, discount = 0 }: LinePriceProps) =>
  discount > 0 ? (
    <>
      <s className="me-1.5 inline-block font-normal text-ink-soft">
        <span className="sr-only">Instead of </span>
        {formatDollars(lineTotal(price, quantity))}
      </s>
      <span className="inline-block">{formatDollars(lineTotal(price, quantity, discount))}</span>
    </>
  ) : (
    formatDollars(lineTotal(price, quantity))
  );
