import type { BookableCare } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";
import { Button } from "../../../ui/button.tsx";
import { useUndoAnswer } from "./use-due-care.ts";

interface Answered {
  id: number;
  userpet_id: number;
  name: string;
  text: string;
}

export const answeredOf = (care: BookableCare): Answered => ({
  ...care,
  text:
    care.state === "snoozed" && care.snoozed_until !== null
      ? `Not now, we come back to it on ${formatDay(care.snoozed_until, "date")}.`
      : "Not for us.",
});

/** What the owner answered; every answer can be taken back. */
export const AnsweredItems = ({ items }: { items: readonly Answered[] }) =>
  items.length > 0 && (
    <ul className="mt-5 grid gap-2 border-t border-line pt-4">
      {items.map((item) => (
        <AnsweredItem key={item.id} item={item} />
      ))}
    </ul>
  );

function AnsweredItem({ item }: { item: Answered }) {
  const { mutate, isPending } = useUndoAnswer(item);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="text-ink-soft">
        <strong className="text-ink">{item.name}</strong>: {item.text}
      </span>
      <Button variant="ghost" size="small" busy={isPending} aria-label={`Undo ${item.name}`} onClick={() => mutate()}>
        Undo
      </Button>
    </li>
  );
}
