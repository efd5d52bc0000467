import { Temporal } from "temporal-polyfill";

/** The clocks of a time zone on one day: local times as instants, in milliseconds, and back. */
export interface DayClock {
  instantAt: (time: string) => number;
  timeAt: (instant: number) => string;
}

const minuteMs = 60_000;
const maxRemembered = 1_000;
const remembered = new Map<string, DayClock>();

/** Looking for a free time asks for many days many times, so the clocks of a day are made once. */
export function dayClock(timeZone: string, date: string): DayClock {
  const key = `${timeZone} ${date}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const clock = createDayClock(timeZone, Temporal.PlainDate.from(date));
  remembered.set(key, clock);
  return clock;
}

/** On a day whose clocks are not changed, arithmetic does. */
function createDayClock(timeZone: string, date: Temporal.PlainDate): DayClock {
  const midnight = date.toZonedDateTime({ timeZone });
  const nextMidnight = date.add({ days: 1 }).toZonedDateTime({ timeZone });
  const starts = midnight.epochMilliseconds;
  const isUsual = midnight.hour === 0 && nextMidnight.epochMilliseconds - starts === 24 * 60 * minuteMs;
  return isUsual && midnight.offsetNanoseconds === nextMidnight.offsetNanoseconds
    ? {
        instantAt: (time) => starts + minutesOf(time) * minuteMs,
        timeAt: (instant) => timeOf((instant - starts) / minuteMs),
      }
    : {
        instantAt: (time) => date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds,
        timeAt: (instant) =>
          Temporal.Instant.fromEpochMilliseconds(instant)
            .toZonedDateTimeISO(timeZone)
            .toPlainTime()
            .toString({ smallestUnit: "minute" }),
      };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

function timeOf(minutes: number): string {
  const inDay = Math.floor(minutes) % (24 * 60);
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}
