import type { GiftCardEntry, GiftCardEntryKind, GiftCardWithLedger } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck, Scale } from "lucide-react";
import { useState } from "react";
import { errorMessage, isNotFound } from "../../lib/api-errors.ts";
import { formatDate, formatDateTime } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { Facts } from "../ui/facts.tsx";
import { type ListColumn, ListTable } from "../ui/list-table.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { GiftCardStanding } from "./gift-card-standing.tsx";
import { giftCardQuery } from "./queries.ts";
import { useRefreshGiftCards } from "./use-refresh-gift-cards.ts";

export default function GiftCardScreen() {
  const id = Number(useScreenParam("id"));
  const { data: card, error, isError, refetch } = useQuery(giftCardQuery(id));
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such gift card"
        action={<ButtonLink to={screenPath("gift-cards")}>All gift cards</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The gift card could not be loaded." onRetry={() => void refetch()} />;
  if (!card) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`Gift card …${card.last_four}`}
        lead={<GiftCardStanding standing={card.standing} />}
        actions={<CardActions card={card} />}
      />
      <DetailLayout isWide side={<CardFacts card={card} />} history={<History kind="gift card" id={id} />}>
        <Panel title="Ledger">
          <Ledger entries={card.entries} />
        </Panel>
      </DetailLayout>
    </>
  );
}

function CardActions({ card }: { card: GiftCardWithLedger }) {
  const [isAdjusting, setIsAdjusting] = useState(false);
  const refresh = useRefreshGiftCards();
  const isBlocked = card.state === "blocked";
  const { mutate, isPending } = useStaffMutation({
    mutationFn: () =>
      staffApi.setGiftCardState({ params: { id: card.id }, body: { state: isBlocked ? "active" : "blocked" } }),
    onSuccess: () => toast.success(isBlocked ? "It can be used again." : "Nobody can use it now."),
    onError: (error) => toast.error(errorMessage(error, "This could not be changed. Please try again.")),
    onSettled: refresh,
  });
  return (
    <>
      <Button variant="secondary" size="small" icon={Scale} onClick={() => setIsAdjusting(true)}>
        Adjust balance
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={isBlocked ? CircleCheck : Ban}
        busy={isPending}
        onClick={() => mutate()}
      >
        {isBlocked ? "Unblock" : "Block"}
      </Button>
      {isAdjusting && <AdjustDialog card={card} onClose={() => setIsAdjusting(false)} />}
    </>
  );
}

const CardFacts = ({ card }: { card: GiftCardWithLedger }) => (
  <Panel title="Card">
    <Facts
      facts={[
        ["Left", formatDollars(card.balance)],
        ["Worth", formatDollars(card.initial)],
        ["Sent to", card.recipient_email ?? "Nobody"],
        ["Issued", formatDateTime(card.issued_at)],
        ["Until", card.expires_at ? formatDate(card.expires_at) : "No end"],
        ["Note", card.note || "None"],
      ]}
    />
  </Panel>
);

const kindNames: Record<GiftCardEntryKind, string> = {
  issue: "Issued",
  redeem: "Paid an order",
  return: "Back from an order",
  adjust: "Adjusted",
};

const columns: readonly ListColumn<GiftCardEntry>[] = [
  { id: "at", header: "When", isFixed: true, cell: ({ at }) => formatDateTime(at) },
  { id: "kind", header: "What", cell: ({ kind }) => kindNames[kind] },
  {
    id: "order",
    header: "Order",
    wraps: true,
    cell: ({ order }) => order && <ScreenLink to={`orders/${order}`}>{order}</ScreenLink>,
  },
  { id: "by", header: "By", wraps: true, cell: ({ staff, reason }) => [staff, reason].filter(Boolean).join(": ") },
  { id: "amount", header: "Amount", align: "end", cell: ({ amount }) => formatDollars(amount) },
];

const Ledger = ({ entries }: { entries: readonly GiftCardEntry[] }) => (
  <ListTable
    caption="Ledger"
    columns={columns}
    rows={entries}
    rowKey={({ id }) => String(id)}
    rowLabel={({ kind, at }) => `${kindNames[kind]}, ${formatDateTime(at)}`}
    sort=""
    onSort={() => {}}
    isLoading={false}
    empty={<EmptyState title="Nothing yet" />}
  />
);
