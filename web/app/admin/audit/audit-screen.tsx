import { auditFilters, type AuditFilters, auditSorts } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { type ListAddress, useListAddress } from "../ui/use-list-address.ts";
import { auditColumns, defaultAuditColumns } from "./audit-columns.tsx";
import { auditQuery, auditTermsQuery } from "./queries.ts";

const addressOptions = {
  filters: auditFilters,
  sorts: auditSorts,
  columns: auditColumns,
  defaultColumns: defaultAuditColumns,
};

export default function AuditScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(auditQuery({ filters, sort, cursor }));
  return (
    <>
      <PageHeader
        title="Audit log"
        lead="What staff changed. Entries stay as they are."
        actions={
          <>
            <ColumnMenu columns={auditColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/audit.csv" query={{ ...filters, sort }} />
          </>
        }
      />
      <SavedViews list="audit" query={query} />
      <AuditFilterBar address={address} />
      {isError ? (
        <ErrorState text="The log could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Audit log"
          columns={auditColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ action, object }) => `${action} ${object.kind} ${object.id}`}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title="No entry matches these filters" />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}

/** Without the terms, which may fail to load, the other filters still work. */
function AuditFilterBar({ address }: { address: ListAddress<keyof AuditFilters> }) {
  const { data: terms } = useQuery(auditTermsQuery);
  const { bind } = address;
  const same = (values: readonly string[] = []) => values.map((value) => [value, value] as const);
  return (
    <FilterBar address={address} className="md:grid-cols-3 lg:grid-cols-6">
      <SelectFilter
        label="Person"
        options={(terms?.staff ?? []).map(({ id, name }) => [String(id), name] as const)}
        {...bind("staff_id")}
      />
      <SelectFilter label="Action" options={same(terms?.actions)} {...bind("action")} />
      <SelectFilter label="Kind" options={same(terms?.kinds)} {...bind("kind")} />
      <TextFilter label="Number" placeholder="Of the object" {...bind("object_id")} />
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
    </FilterBar>
  );
}
