import { type CartItem, maxQuantityPerItem } from "@pawhaven/contract";
import { Info, RotateCw, Trash2, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { FitSlot } from "../../lib/fit.tsx";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinePrice } from "../../ui/line-price.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { isByKeyboard } from "../../ui/undo-toast.tsx";
import { priceNote, stockNote } from "./line-notes.ts";

/** What can be done with a line, in a customer's cart or a visitor's. */
export interface CartLineControls {
  isBusy: boolean;
  /** The quantity that was chosen, until the server has confirmed it. */
  pendingQuantity: number | undefined;
  failure?: string | null;
  setQuantity: (quantity: number) => void;
  remove: (byKeyboard: boolean) => void;
  /** For customers. */
  saveForLater?: () => void;
  retry?: () => void;
}

export function CartLine({ item, controls }: { item: CartItem; controls: CartLineControls }) {
  const { isBusy, pendingQuantity, failure, setQuantity, remove, saveForLater, retry } = controls;
  const { gear } = item;
  return (
    <li className="py-6 first:pt-0 last:pb-0" aria-busy={isBusy || undefined}>
      <div
        className={classNames(
          "grid grid-cols-[5rem_minmax(0,1fr)] gap-4 transition-opacity sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6",
          isBusy && "opacity-60",
        )}
      >
        <Link to={paths.gear(gear.id)} tabIndex={-1} aria-hidden="true" className="self-start sm:row-span-2">
          <ResponsiveImage image={gear.main_image} alt="" sizes="128px" className="rounded-small" />
        </Link>
        <div className="min-w-0">
          <h2 className="font-text text-base font-bold tracking-normal text-wrap">
            <Link to={paths.gear(gear.id)} className="rounded-small underline-offset-4 hover:underline">
              {gear.name}
            </Link>
          </h2>
          <p className="line-clamp-2 text-small text-ink-soft">{gear.description}</p>
          <p className="mt-1 text-small tabular-nums">{formatDollars(item.price)} each</p>
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-x-2 sm:col-span-1">
          <QuantityStepper
            value={pendingQuantity ?? item.quantity}
            max={Math.min(gear.stock, maxQuantityPerItem)}
            productName={gear.name}
            busy={isBusy}
            disabled={gear.stock === 0 || !gear.is_sold}
            onChange={setQuantity}
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${gear.name}`}
            disabled={isBusy}
            onClick={(event) => remove(isByKeyboard(event))}
          />
          {saveForLater && (
            <Button variant="ghost" size="small" disabled={isBusy} className="px-2!" onClick={saveForLater}>
              Save for later<span className="sr-only">: {gear.name}</span>
            </Button>
          )}
          <p aria-live="polite" className="ml-auto font-bold tabular-nums">
            {isBusy ? "Updating..." : <LineTotal item={item} />}
          </p>
        </div>
      </div>
      <LineNotes item={item} />
      <FitSlot part="Note" gearId={gear.id} />
      {failure && retry && !isBusy && <LineFailure text={failure} onRetry={retry} />}
    </li>
  );
}

const LineTotal = ({ item: { price, quantity, discount } }: { item: CartItem }) => (
  <span className="text-teal">
    <span className="sr-only">Together </span>
    <LinePrice price={price} quantity={quantity} discount={discount} />
  </span>
);

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
