import type { StaffVisit, VisitGoods } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { HandCoins, PackageCheck } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Panel } from "../ui/panel.tsx";
import { visitGoodsQuery } from "./queries.ts";
import { useVisitMutation } from "./use-visit-mutation.ts";

/** Orders that are ready for whoever comes, with what is still to be paid. */
export function GoodsPanel({ visit }: { visit: StaffVisit }) {
  const query = { ...visitGoodsQuery(visit.id), enabled: visit.goods_waiting };
  const { data: goods = [], isLoadingError, refetch } = useQuery(query);
  if (!visit.goods_waiting) return null;
  return (
    <Panel title="To hand over">
      {isLoadingError && <RetryBanner text="The goods could not be loaded." onRetry={() => void refetch()} />}
      <ul className="grid divide-y divide-line">
        {goods.map((order) => (
          <GoodsOfOrder key={order.transaction_id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function GoodsOfOrder({ order }: { order: VisitGoods }) {
  const { can } = useStaffSession();
  const { transaction_id: id, name, items, cash_due: due } = order;
  const { mutate, isPending } = useVisitMutation({
    mutationFn: () => staffApi.handOverOrder({ params: { id }, body: { cash: due } }),
    done: () => "The goods are handed over.",
    onError: (error) => void toast.error(errorMessage(error, "The goods could not be handed over.")),
  });
  const handOver = async () => {
    if (await isSure(order)) mutate(undefined);
  };
  return (
    <li className="grid gap-2 py-3">
      <p className="wrap-anywhere">
        {can("orders.read") ? <TextLink to={screenPath(`orders/${id}`)}>{id}</TextLink> : id}, {name}
      </p>
      <ul className="list-disc ps-5">
        {items.map((item) => (
          <li key={item.id} className="wrap-anywhere">
            {item.quantity} × {item.name}
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-2 font-bold">
        <HandCoins className="size-4.5 shrink-0" aria-hidden="true" />
        {due === null ? "Paid by card" : `To be paid in cash: ${formatDollars(due)}`}
      </p>
      {can("orders.ship") && (
        <Button
          size="small"
          icon={PackageCheck}
          busy={isPending}
          className="justify-self-start"
          onClick={() => void handOver()}
        >
          Hand over<span className="sr-only"> {id}</span>
        </Button>
      )}
    </li>
  );
}

const isSure = ({ name, cash_due: due }: VisitGoods): Promise<boolean> =>
  askToConfirm({
    title: "Hand over the goods?",
    text:
      due === null
        ? `${name} gets the goods. They are paid by card.`
        : `${name} gets the goods and has paid ${formatDollars(due)} in cash.`,
    confirmLabel: due === null ? "Handed over" : "Handed over and paid",
    cancelLabel: "Not yet",
  });
