import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Clinic, readWeek } from "../content/opening-hours.ts";
import { slotsOn } from "./slots.ts";

const clinicWith = (hours: string, timeZone = "Asia/Ho_Chi_Minh", holidays: string[] = []): Clinic => ({
  timeZone,
  week: readWeek(hours) ?? [],
  holidays,
});
const usualClinic = clinicWith("Mon-Fri 09:00-17:00, Sat 09:00-15:00");
const lengths = { "Vet At Clinic": 30, "Basic Spa": 60, "Premium Spa": 75, "Ultra Spa": 90 };
const timesOn = (clinic: Clinic, date: string, minutes: number) =>
  slotsOn(clinic, date, { minutes }).map(({ time }) => time);

describe("the slots of a day", () => {
  it.each([
    ["Vet At Clinic", "2030-03-04", 16, "09:00", "16:30"],
    ["Basic Spa", "2030-03-04", 8, "09:00", "16:00"],
    ["Premium Spa", "2030-03-04", 6, "09:00", "15:15"],
    ["Ultra Spa", "2030-03-04", 5, "09:00", "15:00"],
    ["Vet At Clinic", "2030-03-09", 12, "09:00", "14:30"],
    ["Premium Spa", "2030-03-09", 4, "09:00", "12:45"],
    ["Ultra Spa", "2030-03-09", 4, "09:00", "13:30"],
  ] as const)("of %s on %s are %i, from %s to %s", (name, date, count, first, last) => {
    const times = timesOn(usualClinic, date, lengths[name]);
    expect([times.length, times[0], times.at(-1)]).toEqual([count, first, last]);
  });

  it("are none on Sundays and holidays", () => {
    expect(timesOn(usualClinic, "2030-03-10", 30)).toEqual([]);
    expect(timesOn({ ...usualClinic, holidays: ["2030-03-04"] }, "2030-03-04", 30)).toEqual([]);
  });

  it("are in the time zone of the shop, whatever the time zone of the server", () => {
    const [first] = slotsOn(usualClinic, "2030-03-04", { minutes: 30 });
    expect(first?.startsAt.toISOString()).toBe("2030-03-04T02:00:00.000Z");
    expect(first?.endsAt.toISOString()).toBe("2030-03-04T02:30:00.000Z");
  });

  const hourly = ["00:00", "01:00", "02:00", "03:00", "04:00", "05:00"];
  const withoutOne = ["00:00", "02:00", "03:00", "04:00", "05:00"];
  const withoutTwo = ["00:00", "01:00", "03:00", "04:00", "05:00"];

  it.each([
    ["Asia/Ho_Chi_Minh", "2030-03-10", hourly, 6],
    ["Asia/Ho_Chi_Minh", "2030-11-03", hourly, 6],
    ["America/New_York", "2030-03-10", withoutTwo, 5],
    ["America/New_York", "2030-11-03", hourly, 7],
    ["Europe/London", "2030-03-31", withoutOne, 5],
    ["Europe/London", "2030-10-27", hourly, 7],
  ])(
    "in %s on %s, open from midnight to six, are unambiguous: %o within %i elapsed hours",
    (timeZone, date, times, hours) => {
      const slots = slotsOn(clinicWith("Mon-Sun 00:00-06:00", timeZone), date, { minutes: 60 });
      expect(slots.map(({ time }) => time)).toEqual(times);
      const [first, last] = [slots[0], slots.at(-1)];
      expect(Number(last?.endsAt) - Number(first?.startsAt)).toBe(hours * 3_600_000);
    },
  );

  it.each([
    ["Asia/Ho_Chi_Minh", "2030-03-10", "2030-03-10T02:00:00.000Z"],
    ["Asia/Ho_Chi_Minh", "2030-11-03", "2030-11-03T02:00:00.000Z"],
    ["America/New_York", "2030-03-10", "2030-03-10T13:00:00.000Z"],
    ["America/New_York", "2030-11-03", "2030-11-03T14:00:00.000Z"],
    ["Europe/London", "2030-03-31", "2030-03-31T08:00:00.000Z"],
    ["Europe/London", "2030-10-27", "2030-10-27T09:00:00.000Z"],
  ])(
    "in %s on %s, with usual opening hours, start at %s and are as many as on any other day",
    (timeZone, date, first) => {
      const slots = slotsOn(clinicWith("Mon-Sun 09:00-17:00", timeZone), date, { minutes: 30 });
      expect(slots).toHaveLength(16);
      expect(slots[0]?.startsAt.toISOString()).toBe(first);
    },
  );

  it("never overlap, have unique start times and last as long as the service, in any time zone on any day", () => {
    const zone = fc.constantFrom("Asia/Ho_Chi_Minh", "America/New_York", "Europe/London", "Australia/Lord_Howe");
    const day = fc
      .integer({ min: 0, max: 365 })
      .map((n) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10));
    const minutes = fc.constantFrom(...Object.values(lengths));
    fc.assert(
      fc.property(zone, day, minutes, (timeZone, date, length) => {
        const slots = slotsOn(clinicWith("Mon-Sun 00:15-23:45", timeZone), date, { minutes: length });
        expect(slots.length).toBeGreaterThan(10);
        expect(new Set(slots.map(({ time }) => time)).size).toBe(slots.length);
        for (const [index, { startsAt, endsAt }] of slots.entries()) {
          expect(Number(endsAt) - Number(startsAt)).toBe(length * 60_000);
          expect(Number(slots[index + 1]?.startsAt ?? endsAt)).toBeGreaterThanOrEqual(Number(endsAt));
        }
      }),
    );
  });
});
