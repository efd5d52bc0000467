import { useState } from "react";
import type { Day } from "../../lib/days.ts";
import { isFree } from "./slot-states.ts";
import { useSlots } from "./use-slots.ts";

export type BookingStepName = "service" | "date" | "time";

export interface SlotSelection {
  service: number | undefined;
  date: Day | undefined;
  time: string | undefined;
}

/**
 * The choices for a visit so far. A new service or date clears the time, and so does another customer who books it. The
 * first step without a choice is open, unless the customer is changing another one.
 */
export function useSlotSelection(service: number | undefined, isSending: boolean) {
  const [draft, setDraft] = useState<SlotSelection>({ service, date: undefined, time: undefined });
  const [changing, setChanging] = useState<BookingStepName>();
  const slotsOfDay = useSlots(draft.service, draft.date);
  const { slots, hasFailed } = slotsOfDay;
  // While the request is in flight, it may be this customer who has booked the slot.
  const isTimeLost = !isSending && draft.time !== undefined && (hasFailed || (slots && !isFree(slots, draft.time)));
  const time = isTimeLost ? undefined : draft.time;

  function decide(change: Partial<SlotSelection>) {
    setChanging(undefined);
    setDraft({ ...draft, time: undefined, ...change });
  }

  return {
    draft: { ...draft, time },
    lostTime: isTimeLost ? draft.time : undefined,
    openStep: changing ?? firstOpenStep({ ...draft, time }),
    /** The focus follows choices, but does not move when another customer books the slot. */
    shouldMoveFocus: !isTimeLost && (changing !== undefined || draft.service !== service || draft.date !== undefined),
    change: setChanging,
    decide,
    ...slotsOfDay,
  };
}

function firstOpenStep({ service, date, time }: SlotSelection): BookingStepName | undefined {
  if (service === undefined) return "service";
  if (date === undefined) return "date";
  return time === undefined ? "time" : undefined;
}
