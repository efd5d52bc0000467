import type { CartItem } from "@pawhaven/contract";
import { Info, RotateCw, Trash2, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { formatDollars, lineTotal } from "../../lib/money.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { priceNote, stockNote } from "./line-notes.ts";
import { useCartLine } from "./use-cart-line.ts";

const mostOfOne = 999;

export function CartLine({ item }: { item: CartItem }) {
  const { isBusy, wanted, failure, setQuantity, remove, retry } = useCartLine(item);
  const { gear } = item;
  return (
    <li className="py-6 first:pt-0 last:pb-0" aria-busy={isBusy || undefined}>
      <div
        className={classNames(
          "grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-4 gap-y-3 transition-opacity sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-6",
          isBusy && "opacity-60",
        )}
      >
        <Link to={`/gear/${gear.id}`} tabIndex={-1} aria-hidden="true" className="row-span-2 self-start">
          <Picture picture={gear.main_image} alt="" sizes="128px" className="rounded-small" />
        </Link>
        <div className="min-w-0">
          <h2 className="font-text text-base font-bold tracking-normal">
            <Link to={`/gear/${gear.id}`} className="rounded-small underline-offset-4 hover:underline">
              {gear.name}
            </Link>
          </h2>
          <p className="line-clamp-2 text-small text-ink-soft">{gear.description}</p>
          <p className="mt-1 text-small tabular-nums">{formatDollars(item.price)} each</p>
        </div>
        <IconButton
          icon={Trash2}
          label={`Remove ${gear.name}`}
          disabled={isBusy}
          onClick={remove}
          className="-mt-2 -mr-2"
        />
        <div className="col-span-2 col-start-1 flex flex-wrap items-center gap-x-4 gap-y-1 sm:col-start-2">
          <QuantityStepper
            value={wanted ?? item.quantity}
            max={Math.min(gear.stock, mostOfOne)}
            productName={gear.name}
            busy={isBusy}
            disabled={gear.stock === 0}
            onChange={setQuantity}
          />
          <span aria-live="polite" className="text-small font-bold text-ink-soft">
            {isBusy && "Updating..."}
          </span>
        </div>
        <p className="self-center text-end font-bold text-teal tabular-nums">
          <span className="sr-only">Together </span>
          {formatDollars(lineTotal(item.price, item.quantity))}
        </p>
      </div>
      <LineNotes item={item} />
      {failure && !isBusy && <LineFailure text={failure} onRetry={retry} />}
    </li>
  );
}

function LineNotes({ item }: { item: CartItem }) {
  const stock = stockNote(item);
  const price = priceNote(item);
  if (!stock && !price) return null;
  return (
    <ul className="mt-3 grid gap-1 text-small sm:pl-38">
      {stock && (
        <li className={classNames("flex gap-2 font-bold", stock.isBlocking ? "text-berry" : "text-amber-strong")}>
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          {stock.text}
        </li>
      )}
      {price && (
        <li className="flex gap-2 text-ink-soft">
          <Info className="mt-0.5 size-4 shrink-0" />
          {price}
        </li>
      )}
    </ul>
  );
}

const LineFailure = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-berry sm:pl-38">
    <span className="font-semibold">{text}</span>
    <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
      Try Again
    </Button>
  </div>
);
