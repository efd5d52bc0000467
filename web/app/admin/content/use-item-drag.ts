import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isItemOf, landingIndex } from "./list-drag.ts";

interface ItemDragOptions {
  listId: string;
  index: number;
  /** Without it nothing can be dragged. */
  onMove: ((from: number, to: number) => void) | undefined;
}

/** Lets an item be dragged by its handle to another place of its list. The buttons beside it do the same by keyboard. */
export function useItemDrag({ listId, index, onMove }: ItemDragOptions) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const [landing, setLanding] = useState<"above" | "below" | null>(null);
  const isBelow = (clientY: number) => {
    const { top, height } = item.current?.getBoundingClientRect() ?? new DOMRect();
    return clientY > top + height / 2;
  };
  const hover = useEffectEvent((data: Record<string, unknown>, clientY: number) => {
    if (!isItemOf(listId, data)) return;
    const side = isBelow(clientY);
    setLanding(landingIndex(data.index, index, side) === data.index ? null : side ? "below" : "above");
  });
  const drop = useEffectEvent((data: Record<string, unknown>, clientY: number) => {
    setLanding(null);
    if (!isItemOf(listId, data)) return;
    const to = landingIndex(data.index, index, isBelow(clientY));
    if (to !== data.index) onMove?.(data.index, to);
  });
  const dataOf = useEffectEvent(() => ({ listId, index }));
  const accepts = useEffectEvent((data: Record<string, unknown>) => isItemOf(listId, data));
  const isMovable = onMove !== undefined;
  useEffect(() => {
    if (!isMovable || !item.current || !handle.current) return undefined;
    return combine(
      draggable({
        element: item.current,
        dragHandle: handle.current,
        getInitialData: () => dataOf(),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: item.current,
        canDrop: ({ source }) => accepts(source.data),
        onDrag: ({ source, location }) => hover(source.data, location.current.input.clientY),
        onDragLeave: () => setLanding(null),
        onDrop: ({ source, location }) => drop(source.data, location.current.input.clientY),
      }),
    );
  }, [isMovable]);
  return { item, handle, isDragged, landing };
}
