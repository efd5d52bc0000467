import type { CartItem } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { formatDollars } from "../../lib/money.ts";
import * as paths from "../../lib/paths.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { priceNote } from "./line-notes.ts";
import { savedItemsQuery } from "./saved-items-query.ts";
import { useSavedItem } from "./use-saved-item.ts";

/** Below the cart. Nothing of it is ordered or reserved. While it loads nothing is shown, because most have saved nothing. */
export function SavedItems({ enabled }: { enabled: boolean }) {
  const { data: items = [], isLoadingError, refetch } = useQuery({ ...savedItemsQuery, enabled });
  if (items.length === 0 && !isLoadingError) return null;
  return (
    <Card title="Saved for later">
      {isLoadingError ? (
        <RetryBanner text="What you saved for later could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <SavedItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SavedItem({ item }: { item: CartItem }) {
  const { isBusy, moveToCart, remove } = useSavedItem(item);
  const { gear } = item;
  const note = priceNote(item);
  const canBeBought = gear.is_sold && gear.stock > 0;
  return (
    <li
      aria-busy={isBusy || undefined}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:items-center"
    >
      <Link to={paths.gear(gear.id)} tabIndex={-1} aria-hidden="true" className="self-start">
        <ResponsiveImage image={gear.main_image} alt="" sizes="80px" ratio="square" className="rounded-small" />
      </Link>
      <div className="min-w-0">
        <h3 className="font-text text-base font-bold tracking-normal text-wrap">
          <Link to={paths.gear(gear.id)} className="rounded-small underline-offset-4 hover:underline">
            {gear.name}
          </Link>
        </h3>
        <p className="text-small tabular-nums">
          {item.quantity} × {formatDollars(item.price)}
        </p>
        {note && <p className="text-small text-ink-soft">{note}</p>}
        {!canBeBought && <p className="text-small font-bold text-berry">{unavailableText(item)}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1">
        <Button variant="secondary" size="small" busy={isBusy} disabled={!canBeBought} onClick={moveToCart}>
          Move to cart<span className="sr-only">: {gear.name}</span>
        </Button>
        <IconButton icon={Trash2} label={`Delete ${gear.name}`} disabled={isBusy} onClick={remove} />
      </div>
    </li>
  );
}

const unavailableText = ({ gear }: CartItem) => (gear.is_sold ? "Out of stock" : "We no longer sell this.");
