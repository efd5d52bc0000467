import type { CalendarResource, ClinicCalendar, StaffVisit } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { accepts, changeBy, type DragData, spanAt } from "./drag-data.ts";
import { type CalendarColumn, dayColumns, weekColumns } from "./layout/columns.ts";
import { dayItems } from "./layout/day-items.ts";
import { drawnHours } from "./layout/drawn-hours.ts";
import { moveInCalendar } from "./layout/move-in-calendar.ts";

const date = "2030-03-05";
const at = (clock: string, day = date) => `${day}T${clock}:00.000Z`;
const working = [{ starts_at: at("09:00"), ends_at: at("17:00") }];

const aResource = (id: number, kind: CalendarResource["kind"], extra: Partial<CalendarResource> = {}) => ({
  id,
  kind,
  name: `${kind} ${id}`,
  is_retired: false,
  working,
  ...extra,
});

const aVisit = (id: number, from: string, to: string, extra: Partial<StaffVisit> = {}): StaffVisit => ({
  id,
  goods_waiting: false,
  user_id: 1,
  pet_id: 1,
  service_id: 1,
  service_name: "Vet At Clinic",
  pet: { name: "Rex" },
  asked_for: null,
  intake: [],
  date,
  time_slot: from,
  starts_at: at(from),
  ends_at: at(to),
  notes: "",
  status: "Confirmed",
  can_change: true,
  customer: { name: "Kim", email: "" },
  revision: 3,
  source: "online",
  resource_ids: [1, 5],
  person_id: null,
  phone: "",
  price_cents: null,
  service_minutes: 30,
  species: "Dog",
  no_shows: 0,
  private_note: "",
  visible_note: "",
  ...extra,
});

const aCalendar = (visits: StaffVisit[], extra: Partial<ClinicCalendar> = {}): ClinicCalendar => ({
  time_zone: "UTC",
  days: [{ date, opens_at: at("08:00"), closes_at: at("18:00"), holiday: null }],
  resources: [aResource(1, "vet"), aResource(2, "vet"), aResource(3, "groomer"), aResource(5, "room")],
  services: [],
  visits,
  blocks: [],
  ...extra,
});

const shown = (columns: CalendarColumn[]) =>
  columns.map(({ key, items }) => [
    key,
    items.map(({ item }) => (item.type === "visit" ? item.visit.id : item.block.reason)),
  ]);

it("lists visits and blocks of everybody by time, as a phone shows a day", () => {
  const block = { id: 7, resource_id: 5, reason: "Leak", version: 1, starts_at: at("09:30"), ends_at: at("12:00") };
  const yesterday = { ...block, id: 8, starts_at: at("09:30", "2030-03-04"), ends_at: at("12:00", "2030-03-04") };
  const visits = [
    aVisit(11, "10:00", "10:30"),
    aVisit(12, "09:30", "10:00", { resource_ids: [] }),
    aVisit(13, "09:00", "09:30", { status: "Cancelled" }),
  ];
  const items = dayItems(aCalendar(visits, { blocks: [block, yesterday] }), date);
  expect(items.map(({ item, from }) => [item.key, from / 60])).toEqual([
    ["block-7", 9.5],
    ["visit-12", 9.5],
    ["visit-11", 10],
  ]);
});

describe("the columns of a day", () => {
  const visits = [
    aVisit(11, "10:00", "10:30"),
    aVisit(12, "09:00", "09:30", { resource_ids: [3] }),
    aVisit(13, "09:00", "09:30", { status: "Cancelled", resource_ids: [] }),
    aVisit(14, "09:00", "09:30", { date: "2030-03-06" }),
  ];

  it("are people or rooms, each with what takes their time", () => {
    const blocks = [
      { id: 1, resource_id: 2, starts_at: at("12:00"), ends_at: at("13:00"), reason: "Lunch", version: 1 },
    ];
    const calendar = aCalendar(visits, { blocks });
    expect(shown(dayColumns(calendar, date, "people"))).toEqual([
      ["1", [11]],
      ["2", ["Lunch"]],
      ["3", [12]],
    ]);
    expect(shown(dayColumns(calendar, date, "rooms"))).toEqual([
      ["5", [11]],
      ["others", [12]],
    ]);
  });

  it("include somebody who has left only while visits remain", () => {
    const resources = [aResource(1, "vet", { is_retired: true }), aResource(2, "vet", { is_retired: true })];
    expect(shown(dayColumns(aCalendar(visits.slice(0, 1), { resources }), date, "people"))).toEqual([["1", [11]]]);
  });

  it("are as long as the longest working day and the latest visit, whatever is blocked for the whole day", () => {
    const late = aVisit(15, "18:15", "18:45");
    const day = { starts_at: at("00:00"), ends_at: at("00:00", "2030-03-06") };
    const blocks = [{ id: 1, resource_id: 2, ...day, reason: "Holiday", version: 1 }];
    expect(drawnHours(dayColumns(aCalendar([late], { blocks }), date, "people"))).toEqual({ from: 540, to: 1140 });
  });
});

describe("the columns of a week", () => {
  it("are its days, of everybody or of one", () => {
    const calendar = aCalendar([aVisit(11, "10:00", "10:30"), aVisit(12, "09:00", "09:30", { resource_ids: [3] })]);
    const week = [date, "2030-03-06"];
    expect(shown(weekColumns(calendar, week, undefined))).toEqual([
      [date, [12, 11]],
      ["2030-03-06", []],
    ]);
    expect(shown(weekColumns(calendar, week, calendar.resources[0]))).toEqual([
      [date, [11]],
      ["2030-03-06", []],
    ]);
  });
});

describe("a dragged visit", () => {
  const visit = aVisit(11, "10:00", "10:30");
  const columns = dayColumns(aCalendar([visit]), date, "people");
  const [own, colleague, groomer] = columns as [CalendarColumn, CalendarColumn, CalendarColumn];
  const hours = { from: 480, to: 1080 };
  const span = { from: 600, to: 630 };
  const dragged: DragData = { drags: "visit", visit, columnKey: "1", kind: "vet", span, grabbedAt: 10 };
  const end: DragData = { ...dragged, drags: "end" };

  it("can go to whoever does the same work, and its end only along its column", () => {
    expect([own, colleague, groomer].map((column) => accepts(dragged, column))).toEqual([true, true, false]);
    expect([own, colleague].map((column) => accepts(end, column))).toEqual([true, false]);
    expect(accepts({ file: "x" }, own)).toBe(false);
  });

  it("changes its time, and its person where it is dropped on another", () => {
    expect(spanAt(dragged, 700, hours)).toEqual({ from: 690, to: 720 });
    expect(changeBy(dragged, own, 700, hours)).toMatchObject({ date, time_slot: "11:30", resource_ids: undefined });
    expect(changeBy(dragged, colleague, 610, hours)).toMatchObject({ date, time_slot: "10:00", resource_ids: [2] });
    expect(changeBy(dragged, own, 612, hours)).toBeUndefined();
  });

  it("changes its length where its end is dropped", () => {
    expect(changeBy(end, own, 660, hours)).toMatchObject({ time_slot: "10:00", minutes: 60 });
    expect(changeBy(end, own, 632, hours)).toBeUndefined();
  });

  it("is shown there at once, with the others that it takes", () => {
    const change = { visit, date, time_slot: "11:30", minutes: 45, resource_ids: [2] };
    expect(moveInCalendar(aCalendar([visit, aVisit(12, "09:00", "09:30")]), change).visits).toEqual([
      { ...visit, time_slot: "11:30", starts_at: at("11:30"), ends_at: at("12:15"), resource_ids: [5, 2] },
      aVisit(12, "09:00", "09:30"),
    ]);
  });

  it("keeps its length on the day on which the clock is set forward", () => {
    const calendar = aCalendar([visit], { time_zone: "Europe/Berlin" });
    const [moved] = moveInCalendar(calendar, { visit, date: "2030-03-31", time_slot: "01:45" }).visits;
    expect(moved).toMatchObject({ starts_at: at("00:45", "2030-03-31"), ends_at: at("01:15", "2030-03-31") });
  });
});
