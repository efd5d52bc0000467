import type { RefillLine } from "@pawhaven/contract";
import { useEffect } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { PictureLine } from "../../ui/picture-line.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { describePrice } from "./describe-food.ts";
import { outcomeTexts } from "./refill-texts.ts";
import { useRefill } from "./use-refill.ts";

interface RefillScreenProps {
  gearIds: readonly number[];
  enabled: boolean;
}

/** The one tap from the mail: the food is in the cart, and nothing else has happened. */
export function RefillScreen({ gearIds, enabled }: RefillScreenProps) {
  const { mutate, data: lines, error } = useRefill();
  const key = gearIds.join("-");
  useEffect(() => {
    if (enabled && key) mutate(gearIds);
    // oxlint-disable-next-line react/exhaustive-deps -- once per link and session
  }, [enabled, key]);
  if (!key || (error && isNotFound(error)))
    return (
      <EmptyState
        isPage
        title="There is nothing to put into your cart"
        text="This link is for food that you have bought with this account."
        action={<ButtonLink to={paths.gearShop}>Gear Shop</ButtonLink>}
      />
    );
  if (error) return <ErrorState text="Your food could not be put into the cart." onRetry={() => mutate(gearIds)} />;
  if (!lines) return <Skeleton className="h-60 rounded-card" />;
  return <RefilledLines lines={lines} />;
}

const RefilledLines = ({ lines }: { lines: readonly RefillLine[] }) => (
  <>
    <h1 className="text-heading">More food</h1>
    <Card title="In your cart">
      <ul className="grid divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.gear.id} line={line} />
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">Nothing is ordered and nothing is charged before you place the order.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.cart}>View cart</ButtonLink>
        <ButtonLink to={paths.myPets} variant="secondary">
          My Pets
        </ButtonLink>
      </div>
    </Card>
  </>
);

const Line = ({ line: { gear, last_price: lastPrice, outcome } }: { line: RefillLine }) => (
  <PictureLine image={gear.main_image}>
    <TextLink to={paths.gear(gear.id)}>{gear.name}</TextLink>
    {gear.is_sold && <p className="tabular-nums">{describePrice(gear.price, lastPrice)}</p>}
    <p className="text-small text-ink-soft">{outcomeTexts[outcome]}</p>
  </PictureLine>
);
