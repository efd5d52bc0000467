import { staffPetFilters, staffPetSorts } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { animalColumns, defaultAnimalColumns } from "./animal-columns.tsx";
import { AnimalFilters } from "./animal-filters.tsx";
import { animalsKey, animalsQuery } from "./queries.ts";

const addressOptions = {
  filters: staffPetFilters,
  sorts: staffPetSorts,
  columns: animalColumns,
  defaultColumns: defaultAnimalColumns,
};

export default function AnimalsScreen() {
  const { can } = useStaffSession();
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(animalsQuery({ ...filters, sort, cursor }));
  useStaffChanges(["pets", "shelter", "adoption_requests"], animalsKey);
  return (
    <>
      <PageHeader
        title="Animals"
        actions={
          <>
            <ColumnMenu columns={animalColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            {can("animals.edit") && (
              <>
                <ExportButton path="/api/staff/pets.csv" query={{ ...filters, sort }} />
                <ButtonLink to={screenPath("animals/new")} size="small" icon={Plus}>
                  Take in
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <SavedViews list="animals" query={query} />
      <AnimalFilters address={address} />
      {isError ? (
        <ErrorState text="The animals could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Animals"
          columns={animalColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`animals/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={
            <EmptyState title={address.hasFilters ? "No animal matches these filters" : "No animals in the shelter"} />
          }
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}
