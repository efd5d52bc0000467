import { type GiftCard, giftCardFilters, giftCardStandings } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { screenPath } from "../lib/paths.ts";
import { SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import { ListPager } from "../ui/list-pager.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useListAddress } from "../ui/use-list-address.ts";
import { GiftCardStanding, standingOptions } from "./gift-card-standing.tsx";
import { IssueDialog } from "./issue-dialog.tsx";
import { giftCardsQuery } from "./queries.ts";

const columns: readonly ListColumn<GiftCard>[] = [
  { id: "code", header: "Code", isFixed: true, cell: ({ last_four }) => `…${last_four}` },
  { id: "recipient", header: "Sent to", wraps: true, cell: ({ recipient_email }) => recipient_email ?? "Nobody" },
  { id: "standing", header: "State", cell: ({ standing }) => <GiftCardStanding standing={standing} /> },
  { id: "issued", header: "Issued", cell: ({ issued_at }) => formatDate(issued_at) },
  { id: "expires", header: "Until", cell: ({ expires_at }) => (expires_at ? formatDate(expires_at) : "No end") },
  { id: "initial", header: "Worth", align: "end", cell: ({ initial }) => formatDollars(initial) },
  { id: "balance", header: "Left", align: "end", cell: ({ balance }) => formatDollars(balance) },
];

const addressOptions = {
  filters: giftCardFilters,
  sorts: ["-issued"] as const,
  columns,
  defaultColumns: columns.map(({ id }) => id),
};

export default function GiftCardsScreen() {
  const address = useListAddress(addressOptions);
  const { filters, cursor, bind } = address;
  const standing = giftCardStandings.find((name) => name === filters.standing);
  const text = filters.text || undefined;
  const { data, isPending, isError, refetch } = useQuery(giftCardsQuery({ standing, text, cursor }));
  const [isIssuing, setIsIssuing] = useState(false);
  return (
    <>
      <PageHeader
        title="Gift cards"
        lead="A card is a means of payment: whoever has its code spends what is on it."
        actions={
          <Button size="small" icon={Plus} onClick={() => setIsIssuing(true)}>
            Issue gift card
          </Button>
        }
      />
      <search className="mb-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        <TextFilter label="Search" placeholder="Last characters or address" {...bind("text")} />
        <SelectFilter label="State" options={standingOptions} {...bind("standing")} />
      </search>
      {isError ? (
        <ErrorState text="The gift cards could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Gift cards"
          columns={columns}
          rows={data?.rows ?? []}
          rowKey={({ id }) => String(id)}
          rowLabel={({ last_four }) => `gift card …${last_four}`}
          rowLink={({ id }) => screenPath(`gift-cards/${id}`)}
          sort="-issued"
          onSort={address.setSort}
          isLoading={isPending}
          empty={<EmptyState title={address.hasFilters ? "No gift card matches" : "No gift cards yet"} />}
        />
      )}
      {data && (
        <ListPager isFirstPage={cursor === undefined} nextCursor={data.next_cursor} pageLink={address.pageLink} />
      )}
      {isIssuing && <IssueDialog onClose={() => setIsIssuing(false)} />}
    </>
  );
}
