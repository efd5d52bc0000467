import { addDays, type StaffBlock } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";
import { fromShopTime, toShopTime } from "../../lib/shop-time.ts";

/** What the dialog edits, on the shop's clock. */
export interface BlockFields {
  resource_ids: number[];
  is_all_day: boolean;
  from_day: string;
  from_time: string;
  /** Included, if all day. */
  to_day: string;
  to_time: string;
  reason: string;
}

const midnight = "00:00";

export function newBlockFields(today: string): BlockFields {
  const day = { from_day: today, to_day: today };
  return { ...day, resource_ids: [], is_all_day: false, from_time: "12:00", to_time: "13:00", reason: "" };
}

/** From midnight to midnight is all day. */
export function toBlockFields(block: StaffBlock, timeZone: string): BlockFields {
  const [fromDay = "", fromTime = ""] = toShopTime(block.starts_at, timeZone).split("T");
  const [toDay = "", toTime = ""] = toShopTime(block.ends_at, timeZone).split("T");
  const isAllDay = fromTime === midnight && toTime === midnight;
  return {
    resource_ids: [block.resource_id],
    is_all_day: isAllDay,
    from_day: fromDay,
    from_time: fromTime,
    to_day: isAllDay ? addDays(toDay, -1) : toDay,
    to_time: toTime,
    reason: block.reason,
  };
}

/** Empty where a day or a time is missing. */
export function toBlockTimes(fields: BlockFields, timeZone: string) {
  const { is_all_day: isAllDay, from_day: fromDay, to_day: toDay, reason } = fields;
  const at = (day: string, time: string) => (day && time ? fromShopTime(`${day}T${time}`, timeZone) : "");
  return {
    starts_at: at(fromDay, isAllDay ? midnight : fields.from_time),
    ends_at: isAllDay ? at(toDay && addDays(toDay, 1), midnight) : at(toDay, fields.to_time),
    reason,
  };
}

/** "Mon, Mar 4, 12:00 – 13:00", on the shop's clock, or "Mon, Mar 4, all day". */
export function describeBlock(block: StaffBlock, timeZone: string): string {
  const fields = toBlockFields(block, timeZone);
  const { is_all_day: isAllDay, from_day: fromDay, to_day: toDay } = fields;
  if (isAllDay) return fromDay === toDay ? `${format(fromDay)}, all day` : `${format(fromDay)} – ${format(toDay)}`;
  const end = fromDay === toDay ? fields.to_time : `${format(toDay)}, ${fields.to_time}`;
  return `${format(fromDay)}, ${fields.from_time} – ${end}`;
}

const format = (day: string) => formatDay(day, "short");
