import { useId } from "react";
import { Link } from "react-router";
import { FitSlot } from "../../lib/fit.tsx";
import * as paths from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Stars } from "../../ui/stars.tsx";
import { gearListMessages, useAddToCart } from "../cart/use-add-to-cart.ts";
import type { GearCardData } from "./load-gears.ts";
import { StockText } from "./stock-text.tsx";
import { UnitPrice } from "./unit-price.tsx";

/** A gear in a list: everything of its card in a third of the height. */
export function GearRow({ gear }: { gear: GearCardData }) {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className="flex h-full gap-3 rounded-card bg-surface p-3 shadow-card">
      <Link to={paths.gear(gear.id)} tabIndex={-1} aria-hidden="true" className="shrink-0 self-start">
        <ResponsiveImage
          image={gear.main_image}
          alt=""
          sizes="112px"
          placeholderText="No images"
          className="w-24 rounded-small sm:w-28"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 id={nameId} className="line-clamp-2 text-base leading-snug">
          <Link to={paths.gear(gear.id)} className="rounded-small hover:underline">
            {gear.name}
          </Link>
        </h2>
        <RowBadges gear={gear} />
        <Stars rating={gear.rating} count={gear.reviews_count} />
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Price amount={gear.price} listPrice={gear.list_price} />
          <UnitPrice gear={gear} />
        </span>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <StockText stock={gear.stock} className="text-small" />
          <AddButton gear={gear} />
        </div>
      </div>
    </article>
  );
}

const RowBadges = ({ gear }: { gear: GearCardData }) => (
  <span className="flex flex-wrap gap-1 empty:hidden">
    {gear.is_new && <Badge tone="teal">NEW</Badge>}
    {gear.sale_percent > 0 && <Badge tone="coral">-{gear.sale_percent}%</Badge>}
    {gear.is_featured === 1 && <Badge tone="amber">Featured</Badge>}
    <FitSlot part="Badge" gearId={gear.id} />
  </span>
);

function AddButton({ gear }: { gear: GearCardData }) {
  const { isAdding, addToCart } = useAddToCart(gearListMessages);
  return (
    <Button
      size="small"
      busy={isAdding}
      disabled={gear.stock <= 0}
      onClick={() => addToCart({ gearId: gear.id, quantity: 1, stock: gear.stock })}
    >
      Add to Cart<span className="sr-only">: {gear.name}</span>
    </Button>
  );
}
