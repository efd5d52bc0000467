import { type BlockFields, newBlockFields } from "../clinic/blocks/block-fields.ts";
import type { DayOfResource, FreePlace } from "./calendar-actions.ts";
import { fieldTimeAt, minuteOf } from "./layout/clock.ts";

/** An hour from the place that was chosen, of whoever's column it is. */
export const blockAt = ({ date, time_slot: time, resource_id: id }: FreePlace): BlockFields => ({
  ...newBlockFields(date),
  from_time: time,
  to_time: fieldTimeAt(minuteOf(time) + 60),
  resource_ids: id === undefined ? [] : [id],
});

export const dayOff = ({ date, resource_id: id }: DayOfResource): BlockFields => ({
  ...newBlockFields(date),
  is_all_day: true,
  resource_ids: [id],
});
