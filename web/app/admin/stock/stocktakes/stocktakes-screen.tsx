import type { Stocktake } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import { useNavigate } from "react-router";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDateTime } from "../../../lib/dates.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { ListPager } from "../../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useListAddress } from "../../ui/use-list-address.ts";
import { stocktakesQuery } from "../queries.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";
import { StocktakeState } from "./stocktake-state.tsx";

const columns: readonly ListColumn<Stocktake>[] = [
  { id: "stocktake", header: "Stocktake", isFixed: true, cell: ({ id }) => `Stocktake ${id}` },
  { id: "state", header: "State", cell: ({ state }) => <StocktakeState state={state} /> },
  { id: "started", header: "Started", cell: ({ started_at }) => formatDateTime(started_at) },
  { id: "person", header: "Person", cell: ({ started_by }) => started_by },
  { id: "counted", header: "Gears counted", align: "end", cell: ({ counted }) => counted },
  { id: "different", header: "Different", align: "end", cell: ({ different }) => different },
];

const addressOptions = { sorts: ["-date"] as const, columns, defaultColumns: columns.map(({ id }) => id) };

export default function StocktakesScreen() {
  const { cursor, pageLink } = useListAddress(addressOptions);
  const { data, isPending, isError, refetch } = useQuery(stocktakesQuery(cursor));
  const open = data?.rows.find(({ state }) => state === "open");
  return (
    <>
      <PageHeader title="Stocktakes" actions={data && (open ? <ContinueLink id={open.id} /> : <StartButton />)} />
      {isError ? (
        <ErrorState text="The stocktakes could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Stocktakes"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ id }) => `stocktake ${id}`}
          rowLink={({ id }) => screenPath(`stocktakes/${id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="Nothing was counted yet" text="Count the shelf while the shop goes on selling." />}
        />
      )}
      {data && <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={pageLink} />}
    </>
  );
}

/** One stocktake is open at a time. */
const ContinueLink = ({ id }: Pick<Stocktake, "id">) => (
  <ButtonLink size="small" icon={ClipboardList} to={screenPath(`stocktakes/${id}`)}>
    Count on
  </ButtonLink>
);

function StartButton() {
  const navigate = useNavigate();
  const refresh = useRefreshStock();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () => staffApi.startStocktake(),
    onSuccess: ({ id }) => navigate(screenPath(`stocktakes/${id}`)),
    onError: (error) => toast.error(errorMessage(error, "The stocktake could not be started. Please try again.")),
    onSettled: refresh,
  });
  return (
    <Button size="small" icon={ClipboardList} busy={isPending} onClick={() => mutate()}>
      Start a stocktake
    </Button>
  );
}
