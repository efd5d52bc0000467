import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { type Clinic, readWeek } from "../content/opening-hours.ts";
import { isFree } from "./availability.ts";
import { dayClock } from "./day-clock.ts";
import { type Slot, slotsOn } from "./slots.ts";

/** With changes at midnight, of half an hour, on either side of the equator and the date line, and without any. */
const zones = [
  "Asia/Ho_Chi_Minh",
  "America/New_York",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Havana",
  "America/St_Johns",
  "Europe/London",
  "Europe/Dublin",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Apia",
  "Antarctica/Troll",
];
const firstYear = 2015;
const lastYear = 2045;

/** The days on which a zone changes its clocks. */
function changeDays(timeZone: string): string[] {
  const days: string[] = [];
  let at = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 }).toZonedDateTime({ timeZone });
  for (;;) {
    const next = at.getTimeZoneTransition("next");
    if (!next || next.year > lastYear) return days;
    days.push(next.subtract({ seconds: 1 }).toPlainDate().toString(), next.toPlainDate().toString());
    at = next;
  }
}

const anyDay = fc
  .tuple(fc.integer({ min: firstYear, max: lastYear }), fc.integer({ min: 0, max: 364 }))
  .map(([year, days]) => Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days }).toString());

/** Days on which clocks are changed are rare, and the ones that matter. */
const zoneAndDay = fc.oneof(
  fc.record({ timeZone: fc.constantFrom(...zones), date: anyDay }),
  fc.constantFrom(...zones.flatMap((timeZone) => changeDays(timeZone).map((date) => ({ timeZone, date })))),
);
const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
const asTime = (minutes: number) =>
  Temporal.PlainTime.from("00:00").add({ minutes }).toString({ smallestUnit: "minute" });

describe("the clocks of a day", () => {
  it("say what Temporal says, in any zone on any day of thirty years", () => {
    fc.assert(
      fc.property(zoneAndDay, minuteOfDay, ({ timeZone, date }, minutes) => {
        const clock = dayClock(timeZone, date);
        const expected = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: asTime(minutes) });
        expect(clock.instantAt(asTime(minutes))).toBe(expected.epochMilliseconds);
        const shown = expected.toPlainTime().toString({ smallestUnit: "minute" });
        expect(clock.timeAt(expected.epochMilliseconds)).toBe(shown);
      }),
      { numRuns: 2_000 },
    );
  });
});

interface Hours {
  opens: string;
  closes: string;
  minutes: number;
  everyMinutes: number;
}

/** The same slots, slowly: every step and every comparison by Temporal. */
function slowSlots(timeZone: string, date: string, { opens, closes, minutes, everyMinutes }: Hours): Slot[] {
  const at = (plainTime: string) => Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
  const slots: Slot[] = [];
  for (let start = at(opens); ; start = start.add({ minutes: everyMinutes })) {
    const end = start.add({ minutes });
    if (Temporal.ZonedDateTime.compare(end, at(closes)) > 0) return slots;
    const time = start.toPlainTime().toString({ smallestUnit: "minute" });
    const isUnambiguous = at(time).epochMilliseconds === start.epochMilliseconds;
    if (isUnambiguous)
      slots.push({ time, startsAt: new Date(start.epochMilliseconds), endsAt: new Date(end.epochMilliseconds) });
  }
}

const hours = fc
  .record({
    span: fc.tuple(minuteOfDay, minuteOfDay).filter(([a, b]) => a !== b),
    minutes: fc.integer({ min: 5, max: 240 }),
    everyMinutes: fc.integer({ min: 5, max: 240 }),
  })
  .map(({ span: [a, b], minutes, everyMinutes }) => ({
    opens: asTime(Math.min(a, b)),
    closes: asTime(Math.max(a, b)),
    minutes,
    everyMinutes,
  }));

describe("the slots of a day", () => {
  it("are those that Temporal counts, with any opening hours in any zone on any day of thirty years", () => {
    fc.assert(
      fc.property(zoneAndDay, hours, ({ timeZone, date }, open) => {
        const week = readWeek(`Mon-Sun ${open.opens}-${open.closes}`) ?? [];
        const clinic: Clinic = { timeZone, week, holidays: [] };
        expect(slotsOn(clinic, date, open)).toEqual(slowSlots(timeZone, date, open));
      }),
      { numRuns: 500 },
    );
  });
});

describe("a resource", () => {
  it("is free if none of its visits overlaps", () => {
    const lengths = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 })), {
      maxLength: 12,
    });
    const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(lengths, span, (pieces, [from, length]) => {
        let at = 0;
        const busy = pieces.map(([gap, taken]) => ({ from: at + gap, to: (at += gap + taken) }));
        const resource = {
          id: 1,
          kind: "vet" as const,
          name: "",
          skills: null,
          week: null,
          exceptions: new Map(),
          busy,
        };
        const isUntouched = busy.every((visit) => visit.to <= from || visit.from >= from + length);
        expect(isFree(resource, { from, to: from + length })).toBe(isUntouched);
      }),
    );
  });
});
