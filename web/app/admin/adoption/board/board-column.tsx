import { type RequestCard, type RequestStage, requestStageNames } from "@pawhaven/contract";
import { useId } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { stageLooks } from "../request-stage.tsx";
import { BoardCard } from "./board-card.tsx";
import { useStageDrop } from "./use-stage-drop.ts";

interface BoardColumnProps {
  stage: RequestStage;
  cards: readonly RequestCard[];
  isMovable: boolean;
  onMove: (card: RequestCard, to: RequestStage) => void;
  onChoose: (card: RequestCard) => void;
}

export function BoardColumn({ stage, cards, isMovable, onMove, onChoose }: BoardColumnProps) {
  const id = useId();
  const { column, isOver } = useStageDrop(stage, (card) => onMove(card, stage));
  const { icon: Icon } = stageLooks[stage];
  return (
    <section
      ref={column}
      aria-labelledby={id}
      className={classNames(
        "flex min-w-0 flex-col gap-2 rounded-small border bg-sunken p-2 md:min-h-96",
        isOver ? "border-teal bg-teal-soft" : "border-line",
      )}
    >
      <h2 id={id} className="flex items-center gap-2 px-1 text-small font-bold">
        <Icon className="size-4 shrink-0 text-ink-soft" />
        {requestStageNames[stage]}
        <span className="ms-auto font-normal text-ink-soft tabular-nums">{cards.length}</span>
      </h2>
      {cards.length > 0 && (
        <ul className="grid gap-2">
          {cards.map((card) => (
            <BoardCard key={card.id} card={card} isMovable={isMovable} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </section>
  );
}
