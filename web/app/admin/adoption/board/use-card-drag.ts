import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import type { RequestCard } from "@pawhaven/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { CardDragData } from "./drag-data.ts";

/** Lets a card be dragged to another stage. There is no keyboard in it: see the dialog. */
export function useCardDrag(card: RequestCard, isMovable: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const data = useEffectEvent((): CardDragData => ({ drags: "adoption request", card }));
  useEffect(() => {
    if (!isMovable || !item.current) return undefined;
    return draggable({
      element: item.current,
      getInitialData: () => data(),
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [isMovable]);
  return { item, isDragged };
}
