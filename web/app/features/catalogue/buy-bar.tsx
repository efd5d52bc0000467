import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Price } from "../../ui/price.tsx";
import type { PurchaseProps } from "./buy-box.tsx";

interface BuyBarProps extends PurchaseProps {
  /** The bar is hidden while this button is visible. */
  watched: RefObject<HTMLButtonElement | null>;
}

/** Keeps the Add to Cart button visible on phones, above the offline banner. Sticky, so that it never covers the footer. */
export function BuyBar({ gear, quantity, isAdding, onAdd, watched }: BuyBarProps) {
  const isNeeded = useOutOfView(watched);
  return (
    <div
      inert={!isNeeded}
      className={classNames(
        "sticky bottom-[var(--offline-banner-height,0px)] z-20 -mx-4 mt-8 flex items-center gap-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised transition-[opacity,translate,visibility] sm:-mx-6 sm:px-6 lg:hidden",
        !isNeeded && "invisible translate-y-4 opacity-0",
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-small text-ink-soft">{gear.name}</p>
        <Price amount={gear.price} listPrice={gear.list_price} size="lead" />
      </div>
      <Button busy={isAdding} disabled={gear.stock <= 0} onClick={onAdd} className="whitespace-nowrap">
        Add to Cart
        <span className="sr-only">: {gear.name}</span>
        {quantity > 1 && <span className="tabular-nums"> · {quantity}</span>}
      </Button>
    </div>
  );
}

function useOutOfView(watched: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const element = watched.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setOut(!entry?.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);
  return isOut;
}
