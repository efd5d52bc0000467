import type { SavedCard } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { describeCard, describeExpiry, isExpired } from "./describe-card.ts";
import { cardsQuery } from "./queries.ts";

export function SavedCards() {
  const { data: cards, isLoadingError, refetch } = useQuery(cardsQuery);
  if (isLoadingError)
    return <ErrorState text="Your cards could not be loaded from our card provider." onRetry={() => void refetch()} />;
  if (!cards) return <Skeleton className="h-20" />;
  if (cards.length === 0)
    return (
      <EmptyState
        title="No saved cards"
        text="Tick “Save this card for next time” when you pay by card, and you will find it here."
      />
    );
  return (
    <ul className="divide-y divide-line">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} />
      ))}
    </ul>
  );
}

function CardRow({ card }: { card: SavedCard }) {
  const queryClient = useQueryClient();
  const remove = useApiMutation({
    mutationFn: () => api.removeCard({ params: { id: card.id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The card could not be removed. Please try again.")),
    onSettled: () => queryClient.invalidateQueries(cardsQuery),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: `Remove ${describeCard(card)}?`,
      text: "Payments that were made with it stay as they are.",
      confirmLabel: "Remove the card",
      cancelLabel: "Keep it",
    });
    if (isSure) remove.mutate();
  };
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
      <CreditCard className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold tabular-nums">{describeCard(card)}</p>
        <p className="text-small text-ink-soft">{describeExpiry(card)}</p>
      </div>
      {isExpired(card) && <Badge tone="amber">Expired</Badge>}
      <Button variant="secondary" size="small" busy={remove.isPending} onClick={() => void ask()}>
        Remove<span className="sr-only"> {describeCard(card)}</span>
      </Button>
    </li>
  );
}
