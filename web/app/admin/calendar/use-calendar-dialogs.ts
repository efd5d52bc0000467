import type { CalendarBlock, StaffVisit } from "@pawhaven/contract";
import { useState } from "react";
import type { BlockFields } from "../clinic/blocks/block-fields.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import type { DayOfResource, FreePlace } from "./calendar-actions.ts";
import type { CalendarAddress } from "./use-calendar-address.ts";
import { useCanMove } from "./use-can-move.ts";
import { useMoveVisit } from "./use-move-visit.ts";
import { useStableActions } from "./use-stable-actions.ts";

export type OpenDialog =
  | { type: "move"; visit: StaffVisit }
  | { type: "add"; place: FreePlace }
  | ({ type: "hours" } & DayOfResource)
  | { type: "block"; block: CalendarBlock }
  | { type: "blocking"; fields: BlockFields; block?: CalendarBlock };

/** What is open above the calendar, and how it gets there. */
export function useCalendarDialogs({ show }: CalendarAddress) {
  const [open, setOpen] = useState<OpenDialog>();
  const { can } = useStaffSession();
  const { mutate } = useMoveVisit();
  const canMove = useCanMove();
  const actions = useStableActions({
    openVisit: ({ id }) => show({ visit: String(id) }),
    askWhereTo: (visit) => setOpen({ type: "move", visit }),
    moveVisit: mutate,
    editBlock: (block) => can("calendar.book") && setOpen({ type: "block", block }),
    addAt: (place) => can("calendar.book") && setOpen({ type: "add", place }),
    editHours: (hours) => setOpen({ type: "hours", ...hours }),
    canMove,
  });
  return { actions, dialogs: { open, setOpen } };
}

export type CalendarDialogState = ReturnType<typeof useCalendarDialogs>["dialogs"];
