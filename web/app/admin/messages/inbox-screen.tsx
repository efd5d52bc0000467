import { threadSorts, threadFilters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
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
import { threadsKey, threadsQuery } from "./queries.ts";
import { defaultThreadColumns, threadColumns } from "./thread-columns.tsx";
import { ThreadFilters } from "./thread-filters.tsx";

const addressOptions = {
  filters: threadFilters,
  sorts: threadSorts,
  columns: threadColumns,
  defaultColumns: defaultThreadColumns,
};

export default function InboxScreen() {
  const { can } = useStaffSession();
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(threadsQuery({ ...filters, sort, cursor }));
  useStaffChanges(["threads"], threadsKey);
  return (
    <>
      <PageHeader
        title="Inbox"
        lead={can("inbox.read") ? undefined : "Messages that are assigned to you."}
        actions={
          <>
            <ColumnMenu columns={threadColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            {can("inbox.read") && (
              <>
                <ExportButton path="/api/staff/threads.csv" query={{ ...filters, sort }} />
                <ButtonLink to={screenPath("inbox/canned-answers")} variant="secondary" size="small">
                  Canned answers
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <SavedViews list="inbox" query={query} />
      <ThreadFilters address={address} />
      {isError ? (
        <ErrorState text="The messages could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Inbox"
          columns={threadColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name, subject }) => `${subject} from ${name}`}
          rowLink={({ id }) => screenPath(`inbox/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No message matches these filters" : "No messages yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}
