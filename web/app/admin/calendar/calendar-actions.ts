import type { CalendarBlock, Day, StaffVisit } from "@pawhaven/contract";
import { createContext, useContext } from "react";
import type { VisitChange } from "./layout/move-in-calendar.ts";

/** A place in the calendar that nothing was drawn at. */
export interface FreePlace {
  date: Day;
  time_slot: string;
  resource_id: number | undefined;
}

/** A day of somebody, or of a room. */
export interface DayOfResource {
  date: Day;
  resource_id: number;
}

/** What can be done with what the calendar shows. The object stays the same, so that visits are not drawn again. */
export interface CalendarActions {
  openVisit: (visit: StaffVisit) => void;
  askWhereTo: (visit: StaffVisit) => void;
  moveVisit: (change: VisitChange) => void;
  editBlock: (block: CalendarBlock) => void;
  addAt: (place: FreePlace) => void;
  editHours: (day: DayOfResource) => void;
  canMove: (visit: StaffVisit) => boolean;
}

export const CalendarActionsContext = createContext<CalendarActions | null>(null);

export function useCalendarActions(): CalendarActions {
  const actions = useContext(CalendarActionsContext);
  if (!actions) throw new Error("Only parts of the calendar know what can be done with it.");
  return actions;
}
