import type { CollectAt, GoodsAnswer } from "@pawhaven/contract";
import { useRef, useState } from "react";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { ChoiceRow } from "./choice-row.tsx";

/** Customers and staff are asked the same, in their own words. */
export interface GoodsWords {
  title: string;
  deliver: string;
}

export interface GoodsDialogProps {
  text: string;
  /** What the goods could be kept for, the next one first. */
  visits: readonly Omit<CollectAt, "status">[];
  words: GoodsWords;
  /** Without an answer the visit stays. */
  onAnswer: (answer: GoodsAnswer | undefined) => void;
}

/** A visit at which goods wait is cancelled: what becomes of them? */
export function GoodsDialog({ text, visits, words, onAnswer }: GoodsDialogProps) {
  const [chosen, setChosen] = useState<GoodsAnswer>({ goods: "deliver" });
  const first = useRef<HTMLInputElement>(null);
  const choice = (answer: GoodsAnswer) => ({
    name: "goods",
    isChosen: chosen.goods === answer.goods && chosen.keep_for === answer.keep_for,
    onChoose: () => setChosen(answer),
  });
  return (
    <Modal
      open
      size="small"
      title={words.title}
      initialFocus={first}
      onClose={() => onAnswer(undefined)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(undefined)}>
            Don't cancel the visit
          </Button>
          <Button onClick={() => onAnswer(chosen)}>Cancel the visit</Button>
        </>
      }
    >
      <p>{text}</p>
      <fieldset className="mt-2 grid gap-1">
        <legend className="sr-only">What becomes of the goods</legend>
        <ChoiceRow ref={first} label={words.deliver} {...choice({ goods: "deliver" })} />
        {visits.map(({ booking_id: id, date, time_slot: time, service_name: service, pet_name: pet }) => (
          <ChoiceRow
            key={id}
            label={`Keep it for another visit: ${formatDay(date, "short")} at ${time}`}
            hint={`${service} for ${pet}`}
            {...choice({ goods: "keep", keep_for: id })}
          />
        ))}
        <ChoiceRow label="Cancel the order" {...choice({ goods: "cancel" })} />
      </fieldset>
    </Modal>
  );
}
