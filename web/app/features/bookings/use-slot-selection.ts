import type { Day } from "@pawhaven/contract";
import { useState } from "react";
import type { WantedVisit } from "./queries.ts";
import { isFree } from "./slot-states.ts";
import { useSlots } from "./use-slots.ts";

export type BookingStepName = "service" | "person" | "date" | "time";

export interface SlotSelection {
  service: number | undefined;
  /** Undefined means anyone. */
  person: number | undefined;
  date: Day | undefined;
  time: string | undefined;
}

interface SelectionOptions {
  service: number | undefined;
  person?: number | undefined;
  /** Services that follow back to back. */
  followedBy?: readonly number[];
  isSending: boolean;
}

/**
 * The choices for a visit so far. A new service, person or date clears the time, and so does another customer who books
 * it. The first step without a choice is open, unless the customer is changing another one.
 */
export function useSlotSelection({ service, person, followedBy = [], isSending }: SelectionOptions) {
  const [draft, setDraft] = useState<SlotSelection>({ service, person, date: undefined, time: undefined });
  const [changing, setChanging] = useState<BookingStepName>();
  const wanted: WantedVisit = {
    services: draft.service === undefined ? [] : [draft.service, ...followedBy],
    person: draft.person,
  };
  const slotsOfDay = useSlots(wanted, draft.date);
  const { slots, hasFailed } = slotsOfDay;
  // While the request is in flight, it may be this customer who has booked the slot.
  const isTimeLost = !isSending && draft.time !== undefined && (hasFailed || (slots && !isFree(slots, draft.time)));
  const time = isTimeLost ? undefined : draft.time;

  function decide(change: Partial<SlotSelection>) {
    setChanging(undefined);
    const withoutPerson = change.service !== undefined && { person: undefined };
    setDraft({ ...draft, ...withoutPerson, time: undefined, ...change });
  }

  return {
    draft: { ...draft, time },
    wanted,
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
