import type { OrderReturns as Returns } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import { Suspense, useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { orderReturnsQuery } from "./queries.ts";
import { ReturnList } from "./return-list.tsx";

/** Few customers return anything, so the form loads when it is opened. */
const ReturnForm = lazyPart(() => import("./return-form.tsx"));

/** What a customer has sent back of an order, and the way to send back more. Nothing until the order has arrived. */
export function OrderReturns({ orderId, enabled }: { orderId: string; enabled: boolean }) {
  const { data } = useQuery({ ...orderReturnsQuery(orderId), enabled });
  if (!data || (data.until === null && data.returns.length === 0)) return null;
  return (
    <Card size="compact" title="Returns" className="mt-6">
      <div className="grid gap-4">
        {data.returns.length > 0 && <ReturnList orderId={orderId} returns={data.returns} />}
        <ReturnItems orderId={orderId} state={data} />
      </div>
    </Card>
  );
}

function ReturnItems({ orderId, state }: { orderId: string; state: Returns }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">
        {state.obstacle ?? `You can return items of this order until ${formatDate(state.until ?? "")}.`}{" "}
        <TextLink to={paths.returns}>How returns work</TextLink>
      </p>
      {state.obstacle === null && (
        <Button variant="secondary" icon={PackageOpen} onClick={() => setOpen(true)}>
          Return Items
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ReturnForm orderId={orderId} lines={state.lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
