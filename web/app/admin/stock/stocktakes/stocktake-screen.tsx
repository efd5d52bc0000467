import type { Stocktake } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../../lib/api-errors.ts";
import { formatDateTime } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { PresenceBanner } from "../../presence/presence-banner.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { stockKey, stocktakeQuery } from "../queries.ts";
import { CountTable } from "./count-table.tsx";
import { StocktakeActions } from "./stocktake-actions.tsx";
import { StocktakeState } from "./stocktake-state.tsx";

export default function StocktakeScreen() {
  const id = Number(useScreenParam("id"));
  const { data: stocktake, error, isError, refetch } = useQuery(stocktakeQuery(id));
  useStaffChanges(["gears"], stockKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such stocktake"
        action={<ButtonLink to={screenPath("stocktakes")}>All stocktakes</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The stocktake could not be loaded." onRetry={() => void refetch()} />;
  if (!stocktake) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`Stocktake ${id}`}
        lead={<StocktakeState state={stocktake.state} />}
        actions={stocktake.state === "open" && <StocktakeActions stocktake={stocktake} />}
      />
      <PresenceBanner kind="stocktake" id={String(id)} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <CountTable stocktake={stocktake} />
        <div className="grid gap-4">
          <Summary stocktake={stocktake} />
          <History kind="stocktake" id={id} />
        </div>
      </div>
    </>
  );
}

const Summary = ({ stocktake }: { stocktake: Stocktake }) => (
  <Panel title="So far">
    <Facts
      facts={[
        ["Gears counted", stocktake.counted],
        ["Different", stocktake.different],
        ["Units missing", stocktake.missing],
        ["Units too many", stocktake.surplus],
        ["Started", `${formatDateTime(stocktake.started_at)}, ${stocktake.started_by}`],
        ...(stocktake.ended_at
          ? ([["Ended", `${formatDateTime(stocktake.ended_at)}, ${stocktake.ended_by ?? ""}`]] as const)
          : []),
      ]}
    />
  </Panel>
);
