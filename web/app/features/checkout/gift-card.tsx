import { toDollars } from "@pawhaven/contract";
import { Gift, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { GiftCardState } from "./use-gift-card.ts";

/** A field behind a button; then the balance, and what is used of it. */
export default function GiftCard({ state }: { state: GiftCardState }) {
  const [isOpen, setIsOpen] = useState(false);
  if (state.card) return <UsedCard state={state} card={state.card} />;
  if (!isOpen)
    return (
      <Button variant="ghost" size="small" icon={Gift} className="justify-self-start" onClick={() => setIsOpen(true)}>
        Pay with a gift card
      </Button>
    );
  return <GiftCardForm state={state} />;
}

interface UsedCardProps {
  state: GiftCardState;
  card: NonNullable<GiftCardState["card"]>;
}

const UsedCard = ({ state: { cents, remove }, card }: UsedCardProps) => (
  <div className="flex flex-wrap items-center gap-x-2 text-small">
    <Gift className="size-4 shrink-0 text-teal" />
    <output className="min-w-0 flex-1">
      Gift card …{card.last_four}: {formatDollars(toDollars(cents))} of {formatDollars(card.balance)} is used.
      {card.expires_at && ` It ends on ${formatDate(card.expires_at)}.`}
    </output>
    <Button variant="ghost" size="small" icon={X} className="px-2!" onClick={remove}>
      Remove<span className="sr-only"> the gift card</span>
    </Button>
  </div>
);

function GiftCardForm({ state: { isChecking, obstacle, check } }: { state: GiftCardState }) {
  const [text, setText] = useState("");
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") check(text);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label="Gift card code"
        requiredMark="none"
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        placeholder="XXXX-XXXX-XXXX-XXXX"
        value={text}
        error={obstacle ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={isChecking} busyLabel="Checking…">
        Check balance and use it
      </Button>
    </form>
  );
}
