import { staffGearSorts, staffGearFilters } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Upload } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { auditKey } from "../audit/queries.ts";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { BulkProgress } from "../lists/bulk-progress.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { useListSelection } from "../ui/use-list-selection.ts";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { defaultGearColumns, gearColumns } from "./gear-columns.tsx";
import { GearFilters } from "./gear-filters.tsx";
import { gearsKey, gearsQuery, salesKey } from "./queries.ts";
import { SaleBar } from "./sale-bar.tsx";

const addressOptions = {
  filters: staffGearFilters,
  sorts: staffGearSorts,
  columns: gearColumns,
  defaultColumns: defaultGearColumns,
};

export default function GearsScreen() {
  const { can } = useStaffSession();
  const queryClient = useQueryClient();
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(gearsQuery({ ...filters, sort, cursor }));
  useStaffChanges(["gears", "assortment"], gearsKey);
  const selection = useListSelection(query);
  const job = Number(address.param("job"));
  const refresh = () => {
    for (const queryKey of [gearsKey, salesKey, auditKey]) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <>
      <PageHeader
        title="Catalogue"
        actions={
          <>
            <ColumnMenu columns={gearColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/gears.csv" query={{ ...filters, sort }} />
            <ButtonLink to={screenPath("gears/import")} variant="secondary" size="small" icon={Upload}>
              Import
            </ButtonLink>
            {can("prices.edit") && (
              <ButtonLink to={screenPath("gears/new")} size="small" icon={Plus}>
                New gear
              </ButtonLink>
            )}
          </>
        }
      />
      <SavedViews list="gears" query={query} />
      <GearFilters address={address} />
      {job > 0 && (
        <BulkProgress
          jobId={job}
          title="Setting sales"
          onProgress={refresh}
          onDismiss={() => address.setParam("job", "")}
        />
      )}
      {isError ? (
        <ErrorState text="The gears could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Gears"
          columns={gearColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`gears/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          selection={can("prices.edit") ? selection : undefined}
          empty={<EmptyState title={address.hasFilters ? "No gear matches these filters" : "No gears yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
      {selection.selected.size > 0 && (
        <SaleBar
          selection={selection}
          filters={filters}
          hasMore={data?.next_cursor !== null || cursor !== undefined}
          onStarted={(id) => address.setParam("job", String(id))}
        />
      )}
    </>
  );
}
