import { type Promotion, promotionFilters, promotionStandings } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { formatDollars } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { SelectFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { describePromotion, describeTime, describeUses } from "./describe-promotion.ts";
import { PromotionStanding, standingOptions } from "./promotion-standing.tsx";
import { promotionsQuery } from "./queries.ts";

const Time = ({ promotion }: { promotion: Promotion }) => describeTime(promotion, useSiteConfig().shop.timeZone);

const columns: readonly ListColumn<Promotion>[] = [
  { id: "name", header: "Name", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "code", header: "Code", cell: ({ code }) => code ?? "Automatic" },
  { id: "value", header: "Discount", wraps: true, cell: describePromotion },
  { id: "standing", header: "State", cell: ({ standing }) => <PromotionStanding standing={standing} /> },
  { id: "time", header: "When", wraps: true, cell: (promotion) => <Time promotion={promotion} /> },
  { id: "uses", header: "Used", align: "end", cell: describeUses },
  { id: "discounted", header: "Taken off", align: "end", cell: ({ discounted }) => formatDollars(discounted) },
  { id: "revenue", header: "Revenue", align: "end", cell: ({ revenue }) => formatDollars(revenue) },
];

const addressOptions = {
  filters: promotionFilters,
  sorts: ["-created"] as const,
  columns,
  defaultColumns: columns.map(({ id }) => id),
};

export default function PromotionsScreen() {
  const address = useListAddress(addressOptions);
  const { filters, cursor } = address;
  const standing = promotionStandings.find((name) => name === filters.standing);
  const { data, isPending, isError, refetch } = useQuery(promotionsQuery({ standing, cursor }));
  return (
    <>
      <PageHeader
        title="Promotions"
        lead="An order gets the automatic discount that takes off most, and after it one code, from what is left."
        actions={
          <ButtonLink size="small" icon={Plus} to={screenPath("promotions/new")}>
            New promotion
          </ButtonLink>
        }
      />
      <search className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        <SelectFilter
          label="State"
          options={standingOptions}
          value={filters.standing}
          onChange={(value) => address.setFilter("standing", value)}
        />
      </search>
      {isError ? (
        <ErrorState text="The promotions could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Promotions"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ name }) => name}
          rowLink={({ id }) => screenPath(`promotions/${id}`)}
          sort="-created"
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No promotion is in this state" : "No promotions yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
    </>
  );
}
