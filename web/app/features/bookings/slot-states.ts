import type { SlotsOfDay } from "@pawhaven/contract";

export interface Slot {
  time: string;
  state: "free" | "booked" | "past";
}

export const slotsPerPage = 4;

export const slotsOf = ({ all_slots, booked_slots, past_slots }: SlotsOfDay): Slot[] =>
  all_slots.map((time) => ({
    time,
    state: booked_slots.includes(time) ? "booked" : past_slots.includes(time) ? "past" : "free",
  }));

/** Those parts of the day that have slots. */
export const partsOfDay = (slots: readonly Slot[]) =>
  [
    { name: "Morning", slots: slots.filter(({ time }) => time < "12:00") },
    { name: "Afternoon", slots: slots.filter(({ time }) => time >= "12:00" && time < "17:00") },
    { name: "Evening", slots: slots.filter(({ time }) => time >= "17:00") },
  ].filter((part) => part.slots.length > 0);

/** The page with the chosen slot, else the first page with a free slot, else the first page. */
export function initialPage(slots: readonly Slot[], chosen: string | undefined): number {
  const slotIndex = slots.findIndex(({ time, state }) => (chosen ? time === chosen : state === "free"));
  return Math.floor(Math.max(0, slotIndex) / slotsPerPage);
}

export const isFree = (slots: SlotsOfDay, time: string): boolean =>
  slotsOf(slots).some((slot) => slot.time === time && slot.state === "free");
