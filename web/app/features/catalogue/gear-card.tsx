import { Sparkles } from "lucide-react";
import { memo, useId } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { FitSlot } from "../../lib/fit.tsx";
import * as paths from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";
import { gearListMessages, useAddToCart } from "../cart/use-add-to-cart.ts";
import { WishHeart } from "../wishlist/wish-heart.tsx";
import { hasSameCardData, type GearCardData } from "./load-gears.ts";
import { StockText } from "./stock-text.tsx";
import { UnitPrice } from "./unit-price.tsx";

interface GearCardProps {
  gear: GearCardData;
  /** Its image is visible first. */
  priority?: boolean;
}

/** Compared by its data: every response contains new objects for the same gears. */
export const GearCard = memo(function GearCard({ gear, priority = false }: GearCardProps) {
  const nameId = useId();
  return (
    <article
      aria-labelledby={nameId}
      className="group/card relative flex h-125 flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <Link to={gearPath(gear)} tabIndex={-1} aria-hidden="true" className="block min-h-0 flex-1 overflow-hidden">
        <ResponsiveImage
          image={gear.main_image}
          alt=""
          sizes="(min-width: 1920px) 400px, (min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
          placeholderText="No images"
          priority={priority}
          className="h-full transition-transform duration-250 group-hover/card:scale-103 [&>img]:aspect-auto [&>img]:h-full"
        />
      </Link>
      <Badges gear={gear} />
      <div className="relative grid gap-1 p-4">
        <h2 id={nameId} className="line-clamp-2 text-base leading-snug">
          <Link to={gearPath(gear)} className="rounded-small hover:underline">
            {gear.name}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Price amount={gear.price} listPrice={gear.list_price} size="lead" />
            <UnitPrice gear={gear} />
          </span>
          <Stars rating={gear.rating} count={gear.reviews_count} />
        </div>
        <StockText stock={gear.stock} className="text-small" />
        <CardActions gear={gear} />
        <WishHeart gear={gear} className="absolute -top-13 right-3 shadow-card" />
      </div>
    </article>
  );
}, isSameCard);

function isSameCard(previous: GearCardProps, next: GearCardProps): boolean {
  return previous.priority === next.priority && hasSameCardData(previous.gear, next.gear);
}

const gearPath = ({ id }: GearCardData) => paths.gear(id);

const Badges = ({ gear }: { gear: GearCardData }) => (
  <>
    <div className="pointer-events-none absolute top-3 left-3 flex flex-col items-start gap-2">
      {gear.is_new && <Badge tone="teal">NEW</Badge>}
      {gear.sale_percent > 0 && <Badge tone="coral">-{gear.sale_percent}%</Badge>}
      <FitSlot part="Badge" gearId={gear.id} />
    </div>
    {gear.is_featured === 1 && (
      <span className="pointer-events-none absolute top-3 right-0 flex items-center gap-1 rounded-l-full bg-surface py-1 pr-3 pl-3 text-small font-bold text-amber-strong shadow-card">
        <Sparkles className="size-3.5" />
        Featured
      </span>
    )}
  </>
);

/** While one button of a card is busy, the other one is disabled. Other cards are not affected. */
function CardActions({ gear }: { gear: GearCardData }) {
  const navigate = useNavigate();
  const isOpening = useNavigation().location?.pathname === gearPath(gear);
  const { isAdding, addToCart } = useAddToCart(gearListMessages);
  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      <Button
        variant="secondary"
        size="small"
        busy={isOpening}
        busyLabel="Loading..."
        disabled={isAdding}
        onClick={() => void navigate(gearPath(gear))}
        className="px-2!"
      >
        Details<span className="sr-only"> of {gear.name}</span>
      </Button>
      <Button
        size="small"
        busy={isAdding}
        disabled={gear.stock <= 0 || isOpening}
        onClick={() => addToCart({ gearId: gear.id, quantity: 1, stock: gear.stock })}
        className="px-2!"
      >
        Add to Cart<span className="sr-only">: {gear.name}</span>
      </Button>
    </div>
  );
}
