import { useLayoutEffect, useRef, useState } from "react";
import type { CalendarActions } from "./calendar-actions.ts";

/** The same object for as long as the screen is shown, which calls the newest functions: three hundred visits depend on it. */
export function useStableActions(actions: CalendarActions): CalendarActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<CalendarActions>(() => ({
    openVisit: (visit) => latest.current.openVisit(visit),
    askWhereTo: (visit) => latest.current.askWhereTo(visit),
    moveVisit: (change) => latest.current.moveVisit(change),
    editBlock: (block) => latest.current.editBlock(block),
    addAt: (place) => latest.current.addAt(place),
    editHours: (day) => latest.current.editHours(day),
    canMove: (visit) => latest.current.canMove(visit),
  }));
  return stable;
}
