import { type DeliveryRules, type GearWithReviews, pluralize } from "@pawhaven/contract";
import { Sparkles } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { optionalPart } from "../../ui/optional-part.ts";
import { Stars } from "../../ui/stars.tsx";
import { gearDetailMessages, useAddToCart } from "../cart/use-add-to-cart.ts";
import { BuyBar } from "./buy-bar.tsx";
import { BuyBox } from "./buy-box.tsx";
import { GearSpecs } from "./gear-specs.tsx";
import { GearGallery } from "./gear-gallery.tsx";
import { GearReviews } from "./gear-reviews.tsx";
import { GearStripSection } from "./gear-strip-section.tsx";
import type { GearCardData } from "./load-gears.ts";
import { recordViewedGear } from "./viewed-gears.ts";
import { StockAlert } from "../wishlist/stock-alert.tsx";
import { WishHeart } from "../wishlist/wish-heart.tsx";

const RecentlyViewed = optionalPart(() => import("./recently-viewed.tsx"));

interface GearDetailProps {
  gear: GearWithReviews;
  related: readonly GearCardData[];
  deliveryRules: DeliveryRules;
}

export function GearDetail({ gear, related, deliveryRules }: GearDetailProps) {
  const [requestedQuantity, setQuantity] = useState(1);
  const { isAdding, addToCart } = useAddToCart(gearDetailMessages);
  const buyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => recordViewedGear(gear.id), [gear.id]);
  // The stock may have dropped since the quantity was chosen.
  const quantity = Math.max(1, Math.min(requestedQuantity, gear.stock));
  const purchase = {
    gear,
    quantity,
    isAdding,
    onAdd: () => addToCart({ gearId: gear.id, quantity, stock: gear.stock }),
  };
  return (
    <div className="page-width pt-2 lg:pt-6">
      <Breadcrumb labels={{ [String(gear.id)]: gear.name }} />
      <GearHeading gear={gear} />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <GearGallery gear={gear} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BuyBox
            {...purchase}
            onQuantity={setQuantity}
            buttonRef={buyButton}
            later={<Later gear={gear} />}
            deliveryRules={deliveryRules}
          />
        </div>
        <div className="grid content-start gap-10">
          <GearSpecs gear={gear} />
          <GearReviews gear={gear} />
        </div>
      </div>
      <GearStripSection title="You may also like" gears={related} />
      <Suspense>
        <RecentlyViewed currentGearId={gear.id} />
      </Suspense>
      <BuyBar {...purchase} watched={buyButton} />
    </div>
  );
}

/** For whoever does not buy now. */
const Later = ({ gear }: { gear: GearWithReviews }) => (
  <>
    <WishHeart gear={gear} className="size-12" />
    {gear.stock <= 0 && <StockAlert gear={gear} />}
  </>
);

export const GearHeading = ({ gear, as: Title = "h1" }: { gear: GearWithReviews; as?: "h1" | "h3" }) => (
  <>
    <Title className="mt-2 text-heading">{gear.name}</Title>
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <a href="#reviews" className="inline-flex min-h-6 items-center gap-2 rounded-small text-small hover:underline">
        <Stars rating={gear.rating} />
        {pluralize(gear.reviews_count, "review")}
      </a>
      {gear.is_featured === 1 && (
        <Badge tone="amber" icon={Sparkles}>
          Featured
        </Badge>
      )}
      {gear.is_new && <Badge tone="teal">NEW</Badge>}
    </div>
  </>
);
