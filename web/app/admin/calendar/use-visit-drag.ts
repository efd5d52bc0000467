import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { disableNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview";
import type { StaffVisit } from "@pawhaven/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DragData } from "./drag-data.ts";
import type { Span } from "./layout/clock.ts";
import type { CalendarColumn } from "./layout/columns.ts";
import { drawnEnd } from "./layout/lanes.ts";

/** Lets a visit be dragged elsewhere, and its lower edge to another end. There is no keyboard in it: see the dialog. */
export function useVisitDrag(visit: StaffVisit, span: Span, column: CalendarColumn, isMovable: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const edge = useRef<HTMLSpanElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  const dataOf = useEffectEvent((drags: DragData["drags"], clientY: number): DragData => {
    const box = item.current?.getBoundingClientRect() ?? new DOMRect();
    const grabbedAt = ((clientY - box.top) / box.height) * (drawnEnd(span) - span.from);
    return { drags, visit, columnKey: column.key, kind: column.resource?.kind, span, grabbedAt };
  });
  useEffect(() => {
    if (!isMovable || !item.current || !edge.current) return undefined;
    return combine(
      draggable({
        element: item.current,
        getInitialData: ({ input }) => dataOf("visit", input.clientY),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      draggable({
        element: edge.current,
        getInitialData: ({ input }) => dataOf("end", input.clientY),
        onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
      }),
    );
  }, [isMovable]);
  return { item, edge, isDragged };
}
