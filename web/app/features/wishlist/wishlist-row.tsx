import type { WishlistItem } from "@pawhaven/contract";
import { Bell, Trash2 } from "lucide-react";
import { formatDollars } from "../../lib/money.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { isByKeyboard } from "../../ui/undo-toast.tsx";
import { priceNote } from "../cart/line-notes.ts";
import { gearListMessages, useAddToCart } from "../cart/use-add-to-cart.ts";
import { GearLine } from "./gear-line.tsx";
import { useRemoveWish } from "./use-remove-wish.ts";
import { useStockAlert } from "./use-stock-alert.ts";

export function WishlistRow({ item }: { item: WishlistItem }) {
  const { gear } = item;
  const remove = useRemoveWish(gear);
  const change = priceNote(item);
  return (
    <GearLine
      gear={gear}
      actions={
        <>
          <BuyOrWait item={item} />
          <IconButton
            icon={Trash2}
            label={`Remove ${gear.name}`}
            disabled={remove.isPending}
            onClick={(event) => remove.mutate(isByKeyboard(event))}
          />
        </>
      }
    >
      <p className="tabular-nums">{formatDollars(item.price)}</p>
      {change && <p className="text-small text-ink-soft">{change}</p>}
      <p className="text-small font-semibold">{stockText(item)}</p>
    </GearLine>
  );
}

function stockText({ gear: { is_sold: isSold, stock } }: WishlistItem): string {
  if (!isSold) return "We no longer sell this.";
  return stock > 0 ? `${stock} in stock` : "Out of stock";
}

function BuyOrWait({ item: { gear } }: { item: WishlistItem }) {
  const { isAdding, addToCart } = useAddToCart(gearListMessages);
  const { isWaiting, isBusy, ask } = useStockAlert(gear.id);
  if (!gear.is_sold) return null;
  if (gear.stock > 0)
    return (
      <Button size="small" busy={isAdding} onClick={() => addToCart({ gearId: gear.id, quantity: 1 })}>
        Add to Cart<span className="sr-only">: {gear.name}</span>
      </Button>
    );
  if (isWaiting) return <p className="text-small text-ink-soft">We will email you</p>;
  return (
    <Button variant="secondary" size="small" icon={Bell} busy={isBusy} onClick={ask}>
      Email me when it is back<span className="sr-only">: {gear.name}</span>
    </Button>
  );
}
