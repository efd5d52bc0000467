import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { RequestCard, RequestStage } from "@pawhaven/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { targetsOf } from "./board-columns.ts";
import { isCardDragData } from "./drag-data.ts";

type Data = Record<string, unknown>;

/** Takes the cards that may come to this stage. */
export function useStageDrop(stage: RequestStage, onDrop: (card: RequestCard) => void) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const accepts = useEffectEvent((data: Data) => isCardDragData(data) && targetsOf(data.card).includes(stage));
  const drop = useEffectEvent((data: Data) => {
    setIsOver(false);
    if (isCardDragData(data)) onDrop(data.card);
  });
  useEffect(() => {
    if (!column.current) return undefined;
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => accepts(source.data),
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => drop(source.data),
    });
  }, []);
  return { column, isOver };
}
