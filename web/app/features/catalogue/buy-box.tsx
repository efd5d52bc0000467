import type { DeliveryRules, Gear } from "@pawhaven/contract";
import { Check, CreditCard, ShoppingBag, Truck } from "lucide-react";
import { type ReactNode, type RefObject, Suspense } from "react";
import { FitSlot } from "../../lib/fit.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { optionalPart } from "../../ui/optional-part.ts";
import { petTypeIcon } from "../../ui/pet-type-icon.tsx";
import { Price } from "../../ui/price.tsx";
import { QuantityStepper } from "../../ui/quantity-stepper.tsx";
import { lowStockThreshold } from "../cart/low-stock.ts";
import { gearShopPath } from "./gear-shop-path.ts";
import { StockText } from "./stock-text.tsx";
import { UnitPrice } from "./unit-price.tsx";

const DeliveryPromise = optionalPart(() => import("../content/delivery-promise.tsx"));

export interface PurchaseProps {
  gear: Gear;
  quantity: number;
  isAdding: boolean;
  onAdd: () => void;
}

interface BuyBoxProps extends PurchaseProps {
  onQuantity: (quantity: number) => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Beside the button: the wish list, and what to do about a gear that is sold out. */
  later?: ReactNode;
  deliveryRules?: DeliveryRules | undefined;
}

export function BuyBox({ gear, quantity, isAdding, onAdd, onQuantity, buttonRef, later, deliveryRules }: BuyBoxProps) {
  const isSoldOut = gear.stock <= 0;
  return (
    <section aria-label="Buy" className="grid gap-4 rounded-card bg-surface p-4 shadow-card sm:p-6 lg:sticky lg:top-24">
      <div className="flex flex-wrap gap-2">
        <Chip to={gearShopPath({ category: gear.category })}>{gear.category}</Chip>
        <Chip icon={petTypeIcon(gear.petType)} to={gearShopPath({ petType: gear.petType })}>
          {gear.petType}
        </Chip>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Price amount={gear.price} listPrice={gear.list_price} size="heading" />
        <UnitPrice gear={gear} />
        {gear.sale_percent > 0 && <Badge tone="coral">-{gear.sale_percent}%</Badge>}
      </div>
      <Highlights highlights={gear.highlights} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StockText stock={gear.stock} />
        {!isSoldOut && gear.stock <= lowStockThreshold && <Badge tone="amber">Only {gear.stock} left</Badge>}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <QuantityStepper
          value={quantity}
          onChange={onQuantity}
          productName={gear.name}
          max={Math.max(1, gear.stock)}
          disabled={isSoldOut}
        />
        <Button
          ref={buttonRef}
          icon={ShoppingBag}
          busy={isAdding}
          disabled={isSoldOut}
          onClick={onAdd}
          className="flex-1 whitespace-nowrap"
        >
          Add to Cart
        </Button>
        {later}
      </div>
      <FitSlot part="Box" gearId={gear.id} />
      <DeliveryAndPayment rules={isSoldOut ? undefined : deliveryRules} />
    </section>
  );
}

const Highlights = ({ highlights }: { highlights: readonly string[] }) =>
  highlights.length > 0 && (
    <ul className="grid gap-1">
      {highlights.map((highlight) => (
        <li key={highlight} className="flex gap-2">
          <Check className="mt-1 size-4 shrink-0 text-teal" />
          {highlight}
        </li>
      ))}
    </ul>
  );

/** The place of the promise is kept free until it is known. */
const DeliveryAndPayment = ({ rules }: { rules: DeliveryRules | undefined }) => (
  <ul className="grid gap-1 border-t border-line pt-4 text-small text-ink-soft">
    <li className="flex items-center gap-2">
      <Truck className="size-4 shrink-0" />
      Free delivery
    </li>
    {rules && (
      <li className="min-h-lh pl-6">
        <Suspense>
          <DeliveryPromise rules={rules} />
        </Suspense>
      </li>
    )}
    <li className="flex items-center gap-2">
      <CreditCard className="size-4 shrink-0" />
      Cash on Delivery or Credit/Debit Card
    </li>
  </ul>
);
