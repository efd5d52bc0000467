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
 * What has been decided about a visit so far. A new service or date lets go of the time; so does somebody else who
 * takes it. The first thing that is not decided yet is the open one, unless another is being changed.
 */
export function useSlotSelection(service: number | undefined, isSending: boolean) {
  const [draft, setDraft] = useState<SlotSelection>({ service, date: undefined, time: undefined });
  const [changing, setChanging] = useState<BookingStepName>();
  const slotsOfDay = useSlots(draft.service, draft.date);
  const { slots, hasFailed } = slotsOfDay;
  // While it is being sent, the one who takes the time may be this very customer.
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
    /** The keyboard follows decisions, but not what others do meanwhile. */
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
