import { reviewSorts, reviewFilters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { ExportButton } from "../lists/export-button.tsx";
import { SavedViews } from "../lists/saved-views.tsx";
import { ColumnMenu } from "../ui/column-menu.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { CheckBar } from "./check-bar.tsx";
import { reviewsKey, reviewsQuery } from "./queries.ts";
import { defaultReviewColumns, reviewColumns } from "./review-columns.tsx";
import { ReviewFilters } from "./review-filters.tsx";

const addressOptions = {
  filters: reviewFilters,
  sorts: reviewSorts,
  columns: reviewColumns,
  defaultColumns: defaultReviewColumns,
};

export default function ReviewsScreen() {
  const address = useListAddress(addressOptions);
  const { filters, sort, cursor, visibleColumns, query } = address;
  const { data, isPending, isError, refetch } = useQuery(reviewsQuery({ ...filters, sort, cursor }));
  useStaffChanges(["gear_reviews"], reviewsKey);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = data?.rows ?? [];
  const toCheck = rows.filter(({ id, is_new }) => is_new && selected.has(String(id)));
  return (
    <>
      <PageHeader
        title="Reviews"
        lead="New ones are public at once. Check them, hide what breaks the rules, and answer as the shop."
        actions={
          <>
            <ColumnMenu columns={reviewColumns} visible={visibleColumns} onToggle={address.toggleColumn} />
            <ExportButton path="/api/staff/reviews.csv" query={{ ...filters, sort }} />
          </>
        }
      />
      <SavedViews list="reviews" query={query} />
      <ReviewFilters address={address} />
      {isError ? (
        <ErrorState text="The reviews could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Reviews"
          columns={reviewColumns.filter(({ id }) => visibleColumns.includes(id))}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowLabel={({ gear, user_name }) => `review of ${gear.name} by ${user_name}`}
          rowLink={({ id }) => screenPath(`reviews/${id}`)}
          sort={sort}
          onSort={address.setSort}
          isLoading={isPending}
          selection={{ selected, onChange: setSelected }}
          empty={<EmptyState title={address.hasFilters ? "No review matches these filters" : "No reviews yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
      {toCheck.length > 0 && <CheckBar reviews={toCheck} onClear={() => setSelected(new Set())} />}
    </>
  );
}
