import { pluralize, type StockItem } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { isNotFound } from "../../lib/api-errors.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Facts } from "../ui/facts.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { AdjustModal } from "./adjust-modal.tsx";
import { LowStockModal } from "./low-stock-modal.tsx";
import { MovementTable } from "./movement-table.tsx";
import { gearStockQuery, stockKey } from "./queries.ts";
import { StockState } from "./stock-state.tsx";

export default function GearStockScreen() {
  const id = Number(useScreenParam("id"));
  const { data: item, error, isError, refetch } = useQuery(gearStockQuery(id));
  const [dialog, setDialog] = useState<"adjust" | "threshold">();
  useStaffChanges(["gears"], stockKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such gear"
        action={<ButtonLink to={screenPath("stock")}>All stock</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The stock could not be loaded." onRetry={() => void refetch()} />;
  if (!item) return <Skeleton className="h-96" />;
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        title={item.name}
        lead={<StockLead item={item} />}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={() => setDialog("threshold")}>
              Change threshold
            </Button>
            <Button size="small" icon={SlidersHorizontal} onClick={() => setDialog("adjust")}>
              Adjust
            </Button>
          </>
        }
      />
      <PresenceBanner kind="stock" id={String(id)} />
      <DetailLayout
        isWide
        side={
          <>
            <Panel title="On the shelf">
              <Facts
                facts={[
                  ["Available", item.available],
                  ["Held for orders", item.held],
                  ["On hand", item.on_hand],
                  ["Low at", item.low_stock_at],
                  ["Waiting for it", pluralize(item.waiting, "customer")],
                ]}
              />
            </Panel>
            <Panel title="Suppliers">
              {item.suppliers.length === 0 && <p className="text-ink-soft">Nobody supplies this gear yet.</p>}
              <ul className="grid gap-1">
                {item.suppliers.map((supplier) => (
                  <li key={supplier.id} className="flex flex-wrap justify-between gap-x-3">
                    <TextLink to={screenPath(`suppliers/${supplier.id}`)}>{supplier.name}</TextLink>
                    <span className="text-ink-soft">{supplier.item_number}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          </>
        }
        history={<History kind="stock" id={id} />}
      >
        <MovementTable gearId={id} />
      </DetailLayout>
      {dialog === "adjust" && <AdjustModal item={item} onClose={close} />}
      {dialog === "threshold" && <LowStockModal item={item} onClose={close} />}
    </>
  );
}

const StockLead = ({ item: { id, state } }: { item: StockItem }) => (
  <span className="flex flex-wrap items-center gap-x-3">
    <StockState state={state} />
    <TextLink to={screenPath(`gears/${id}`)}>In the catalogue</TextLink>
  </span>
);
