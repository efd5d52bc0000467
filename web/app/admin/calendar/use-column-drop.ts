import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCalendarActions } from "./calendar-actions.ts";
import { accepts, changeBy, isDragData, spanAt } from "./drag-data.ts";
import type { Span } from "./layout/clock.ts";
import type { CalendarColumn } from "./layout/columns.ts";
import { minuteAt } from "./layout/drop.ts";

type Data = Record<string, unknown>;

/** Shows where in the column a dragged visit would land, and moves it there when it is dropped. */
export function useColumnDrop(column: CalendarColumn, hours: Span) {
  const element = useRef<HTMLDivElement>(null);
  const [landing, setLanding] = useState<Span | null>(null);
  const { moveVisit } = useCalendarActions();
  const minuteAtPointer = (clientY: number) => {
    const box = element.current?.getBoundingClientRect() ?? new DOMRect();
    return minuteAt(clientY - box.top, box.height, hours);
  };
  const canDrop = useEffectEvent((data: Data) => accepts(data, column));
  const hover = useEffectEvent((data: Data, clientY: number) => {
    if (!isDragData(data)) return;
    const next = spanAt(data, minuteAtPointer(clientY), hours);
    setLanding((before) => (before?.from === next.from && before.to === next.to ? before : next));
  });
  const drop = useEffectEvent((data: Data, clientY: number) => {
    setLanding(null);
    const change = isDragData(data) ? changeBy(data, column, minuteAtPointer(clientY), hours) : undefined;
    if (change) moveVisit(change);
  });
  useEffect(() => {
    if (!element.current) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => canDrop(source.data),
      onDrag: ({ source, location }) => hover(source.data, location.current.input.clientY),
      onDragLeave: () => setLanding(null),
      onDrop: ({ source, location }) => drop(source.data, location.current.input.clientY),
    });
  }, []);
  return { element, landing, minuteAtPointer };
}
