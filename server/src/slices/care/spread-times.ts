import type { BookableCare } from "@pawhaven/contract";

type CareTime = BookableCare["times"][number];

const isMorning = ({ time_slot: time }: CareTime) => time < "12:00";

/** The soonest, then by turns a morning and an afternoon of later days: whoever cannot come now may be free then. */
export function spreadTimes<Time extends CareTime>(times: readonly Time[], count: number): Time[] {
  const chosen = times.slice(0, 1);
  while (chosen.length < Math.min(count, times.length)) chosen.push(nextOf(times, chosen) as Time);
  return chosen.toSorted((one, other) => times.indexOf(one) - times.indexOf(other));
}

function nextOf<Time extends CareTime>(times: readonly Time[], chosen: readonly Time[]): Time | undefined {
  const left = times.filter((time) => !chosen.includes(time));
  const last = chosen.at(-1) as Time;
  const isLater = ({ date }: Time) => date > last.date;
  const isOther = (time: Time) => isMorning(time) !== isMorning(last);
  return left.find((time) => isLater(time) && isOther(time)) ?? left.find(isLater) ?? left.find(isOther) ?? left[0];
}
