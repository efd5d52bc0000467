import type { ProposedGear, VisitProposals as Proposals } from "@pawhaven/contract";
import { ShoppingCart } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PictureLine } from "../../ui/picture-line.tsx";
import { Price } from "../../ui/price.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { gearListMessages } from "../cart/use-add-to-cart.ts";
import { useCartAddition } from "../cart/use-cart-addition.ts";

/** What the clinic suggested after visits. It is advice and no offer: the customer may buy it anywhere. */
export const VisitProposals = ({ visits }: { visits: readonly Proposals[] }) =>
  visits.length > 0 && (
    <Card size="compact" title="The clinic suggests" className="mt-6">
      <p className="text-ink-soft">You can buy it anywhere.</p>
      {visits.map((visit) => (
        <section key={visit.booking_id} aria-label={describeVisit(visit)} className="mt-4">
          <h3 className="text-small text-ink-soft">{describeVisit(visit)}</h3>
          <ul className="mt-2 divide-y divide-line">
            {visit.gears.map((gear) => (
              <ProposalLine key={gear.gear_id} gear={gear} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );

const describeVisit = ({ pet_name, service_name, date }: Proposals) =>
  `${service_name} for ${pet_name}, ${formatDay(date, "short")}`;

function ProposalLine({ gear }: { gear: ProposedGear }) {
  const { gear_id: gearId, name, image, price, note, state } = gear;
  return (
    <PictureLine image={image} aside={state === "available" && <Buy gearId={gearId} name={name} price={price} />}>
      {state === "not_sold" ? <strong>{name}</strong> : <TextLink to={paths.gear(gearId)}>{name}</TextLink>}
      {note && <p className="text-small">{note}</p>}
      {state === "not_sold" && <p className="text-small text-ink-soft">We no longer sell it.</p>}
      {state === "sold_out" && <p className="text-small text-ink-soft">Sold out here at the moment.</p>}
    </PictureLine>
  );
}

function Buy({ gearId, name, price }: { gearId: number; name: string; price: number }) {
  const { mutate, isPending } = useCartAddition(gearListMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Price amount={price} />
      <Button
        variant="secondary"
        size="small"
        icon={ShoppingCart}
        busy={isPending}
        onClick={() => mutate({ gearId, quantity: 1 })}
      >
        Put in cart<span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
