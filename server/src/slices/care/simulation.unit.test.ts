import {
  addDays,
  type CareRule,
  type CareSchedule,
  type Day,
  type Due,
  type GivenCare,
  mailAheadDays,
  type ReminderStage,
  ruleLeadDays,
} from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { SeededRandom } from "../../../test/support/seeded-random.ts";
import { dueFor, isOverdue } from "./due-for.ts";
import { planCareMail, type RemindableCare } from "./plan-care-mail.ts";
import { planChanges, type StoredDue } from "./plan-changes.ts";

const petCount = 10_000;
const firstDay = "2030-01-07";
const weeks = 5 * 52;

const every = (days: number, more: Partial<CareSchedule["steps"][number]> = {}) => ({
  every_days: days,
  at_days: null,
  early_days: 14,
  until_days: null,
  times: null,
  ...more,
});
const schedule = (at: number, ...steps: CareSchedule["steps"]): CareSchedule => ({
  first: { at_days: at, early_days: 7 },
  steps,
});
const rule = (id: number, code: string, more: Partial<CareRule>): CareRule => ({
  id,
  code,
  species: code.startsWith("dog") ? "Dog" : "Cat",
  kind: "vaccination",
  country: null,
  words: [code],
  other_words: [],
  schedule: schedule(84, every(365)),
  valid_from: "2020-01-01",
  valid_until: null,
  ...more,
});

const week = (number: number): Day => addDays(firstDay, 7 * number);
const [stricterFrom, newFrom, laxerFrom, endsOn] = [week(60), week(110), week(160), week(210)];
const series = schedule(56, every(28, { until_days: 112 }), every(28, { at_days: 182, until_days: 182 }), every(1095));
/** Stricter, new, more generous and retired, one after the other. */
const rules: CareRule[] = [
  rule(1, "dog-core", { schedule: series, valid_until: stricterFrom }),
  rule(2, "dog-core", { schedule: schedule(56, every(300)), valid_from: stricterFrom, valid_until: laxerFrom }),
  rule(3, "dog-core", { schedule: schedule(56, every(1500)), valid_from: laxerFrom }),
  rule(4, "dog-rabies", { valid_until: endsOn }),
  rule(5, "dog-new", { schedule: schedule(30, every(180)), valid_from: newFrom }),
  rule(6, "cat-core", { schedule: series }),
  rule(7, "cat-worms", { schedule: schedule(14, every(91)), valid_until: stricterFrom }),
  rule(8, "cat-worms", { schedule: schedule(14, every(30)), valid_from: stricterFrom }),
];
const ruleChanges = new Set([stricterFrom, newFrom, laxerFrom, endsOn]);

/** Rows that were closed or whose animal has died stay: whoever sends mails leaves them out. */
interface SimulatedDue extends Omit<StoredDue, "is_booked" | "status"> {
  status: RemindableCare["status"];
  sent: ReminderStage[];
  bookedUntil: Day | null;
}
interface SimulatedPet {
  species: "Dog" | "Cat";
  born_on: Day | null;
  known_on: Day;
  household: number;
  diedOn: Day | null;
  given: GivenCare[];
  due: SimulatedDue[];
}

const random = new SeededRandom(2026);
const happened = { mails: 0, booked: 0, cancelled: 0, missed: 0, doneWithout: 0, deaths: 0, moved: 0, late: 0 };
const violations: string[] = [];
/** What was mailed, by animal, care, day and stage. */
const mailed = new Set<string>();
/** The last row of a care whose mails were about a day that has moved far ahead. */
const again = { rows: new Set<number>(), mails: 0 };
let lastId = 0;

const aPet = (index: number): SimulatedPet => {
  const known = random.next() < 0.6 ? addDays(firstDay, -random.nextInt(400)) : week(random.nextInt(weeks));
  const born = random.next() < 0.1 ? null : addDays(known, -random.nextInt(random.next() < 0.5 ? 120 : 4000));
  const species = random.next() < 0.5 ? "Dog" : "Cat";
  return { species, born_on: born, known_on: known, household: index >> 1, diedOn: null, given: [], due: [] };
};

const dueOf = (pet: SimulatedPet, day: Day) => dueFor(pet, pet.given, rules, day, "VN");

const isOpen = (row: SimulatedDue): row is SimulatedDue & { status: "open" } => row.status === "open";
const closedRows = 2;

/** As `refreshDueCare` does it with the rows of the database. */
function refresh(pet: SimulatedPet, day: Day): void {
  const stored = pet.due.filter(isOpen).map((row) => ({ ...row, is_booked: row.bookedUntil !== null }));
  const { done, lapsed, moved, opened } = planChanges(stored, dueOf(pet, day));
  happened.moved += moved.length;
  for (const row of pet.due) {
    if (done.includes(row.id)) row.status = "done";
    if (lapsed.includes(row.id)) row.status = "lapsed";
    Object.assign(
      row,
      moved.find(({ id }) => id === row.id),
    );
  }
  for (const due of opened) open(pet, due, lapsed);
  const left = pet.due.filter(isOpen);
  if (new Set(left.map(({ code }) => code)).size < left.length) violations.push(`two open of a kind on ${day}`);
  pet.due = [...pet.due.filter((row) => !isOpen(row)).slice(-closedRows), ...left];
}

function open(pet: SimulatedPet, due: Due, lapsed: readonly number[]): void {
  const id = (lastId += 1);
  if (pet.due.some((row) => lapsed.includes(row.id) && row.code === due.code)) again.rows.add(id);
  pet.due.push({ ...due, id, status: "open", reminded_on: null, sent: [], bookedUntil: null });
}

/** Returns whether something was recorded. */
function endVisit(pet: SimulatedPet, due: SimulatedDue, day: Day): boolean {
  due.bookedUntil = null;
  const luck = random.next();
  if (luck < 0.1) happened.cancelled += 1;
  else if (luck < 0.2) happened.missed += 1;
  else if (luck < 0.3) happened.doneWithout += 1;
  else pet.given.push({ kind: "vaccination", given_on: day, product: due.code, due_on: null });
  return luck >= 0.3;
}

function liveAWeek(pet: SimulatedPet, day: Day, isCheckDay: boolean): void {
  if (random.next() < 0.0008) {
    pet.diedOn = day;
    happened.deaths += 1;
    return;
  }
  let hasChanged = isCheckDay || (pet.due.length === 0 && pet.given.length === 0);
  for (const due of pet.due.filter(isOpen)) {
    if (due.bookedUntil !== null && due.bookedUntil <= day) hasChanged = endVisit(pet, due, day) || hasChanged;
    else if (due.bookedUntil === null && due.from_on <= day && random.next() < 0.06) {
      due.bookedUntil = addDays(day, 7 + random.nextInt(21));
      happened.booked += 1;
    }
  }
  if (hasChanged) refresh(pet, day);
}

const toRemind = (due: SimulatedDue, pet: SimulatedPet) => ({
  id: due.id,
  petName: "",
  name: due.code,
  dueOn: due.due_on,
  status: due.status,
  snoozedUntil: null,
  isBooked: due.bookedUntil !== null,
  hasEnded: pet.diedOn !== null,
  sent: due.sent,
  due,
  pet,
});

/** A household may get one today: who is claimed is tested in the database. What the mail names is judged here. */
function mail(pets: readonly SimulatedPet[], lastMail: Map<number, Day>, day: Day): void {
  const household = (pets[0] as SimulatedPet).household;
  if ((lastMail.get(household) ?? "") > addDays(day, -7)) return;
  const lastDay = addDays(day, 2 * mailAheadDays);
  const rows = pets.flatMap((pet) =>
    pet.due.filter(({ due_on: dueOn }) => dueOn <= lastDay).map((due) => toRemind(due, pet)),
  );
  const planned = planCareMail(rows, day);
  if (planned.length === 0) return;
  lastMail.set(household, day);
  happened.mails += 1;
  for (const { due, pet, stage } of planned) {
    judge(due, pet, stage, day);
    due.sent = [...due.sent, stage];
    due.reminded_on = day;
  }
}

function judge(due: SimulatedDue, pet: SimulatedPet, stage: ReminderStage, day: Day): void {
  const what = `${due.code} (${due.id}) on ${day}`;
  const key = `${due.id} ${due.due_on} ${stage}`;
  if (mailed.has(key)) violations.push(`twice: ${what}`);
  mailed.add(key);
  if (due.bookedUntil !== null) violations.push(`booked: ${what}`);
  if (pet.diedOn !== null) violations.push(`dead: ${what}`);
  if (due.status !== "open") violations.push(`closed: ${what}`);
  if (due.due_on > addDays(day, mailAheadDays)) violations.push(`too early: ${what}`);
  if (again.rows.has(due.id)) again.mails += 1;
}

const isChangedOn = (change: Day) => {
  const codes = new Set(
    rules.filter((one) => [one.valid_from, one.valid_until].includes(change)).map(({ code }) => code),
  );
  return ({ code }: CareRule) => codes.has(code);
};

/** As if the change of that day had not happened. */
const without = (change: Day, changed: readonly CareRule[]): CareRule[] =>
  changed
    .filter(({ valid_from: from }) => from < change)
    .map((one) => (one.valid_until === change ? { ...one, valid_until: null } : one));

/** The day itself, the weeks of grace, and the days around their end. */
const daysAfterChange = [0, 1, 15, 29, 30, 31, 40];

/** Whoever is late by the new rule and not by the one before is late of a day after the weeks of grace. */
function compareWithRulesOfBefore(pets: readonly SimulatedPet[], change: Day): void {
  const changed = rules.filter(isChangedOn(change));
  const before = without(change, changed);
  const species = new Set(changed.map((one) => one.species));
  const lateBy = (pet: SimulatedPet, by: readonly CareRule[], day: Day) =>
    dueFor(pet, pet.given, by, day, "VN").filter((due) => isOverdue(due, day));
  for (const pet of pets) {
    if (pet.diedOn !== null || pet.known_on >= change || !species.has(pet.species)) continue;
    for (const day of daysAfterChange.map((days) => addDays(change, days))) {
      const lateBefore = new Set(lateBy(pet, before, day).map(({ code }) => code));
      for (const { code, due_on: dueOn } of lateBy(pet, changed, day)) {
        if (lateBefore.has(code)) continue;
        happened.late += 1;
        if (dueOn < addDays(change, ruleLeadDays)) violations.push(`late by a rule: ${code} of ${dueOn} on ${day}`);
      }
    }
  }
}

beforeAll(() => {
  const pets = Array.from({ length: petCount }, (_, index) => aPet(index));
  const lastMail = new Map<number, Day>();
  for (let number = 0; number < weeks; number += 1) {
    const day = week(number);
    if (ruleChanges.has(day)) compareWithRulesOfBefore(pets, day);
    for (let index = 0; index < petCount; index += 2) {
      const household = pets.slice(index, index + 2).filter(({ known_on: known }) => known <= day);
      for (const pet of household)
        if (pet.diedOn === null) liveAWeek(pet, day, number % 8 === 0 || ruleChanges.has(day));
      if (household.length > 0) mail(household, lastMail, day);
    }
  }
}, 300_000);

const found = (property: string) => violations.filter((violation) => violation.startsWith(property)).slice(0, 5);

describe("five years of 10,000 animals", () => {
  it("have visits, cancellations, no-shows, deaths and rules that change", () => {
    for (const count of Object.values(happened)) expect(count).toBeGreaterThan(300);
  });

  it.each(["twice", "booked", "dead", "closed", "too early"])("have no reminder that is wrong: %s", (property) => {
    expect(found(property)).toEqual([]);
  });

  it("have nobody late because a rule changed", () => {
    expect(found("late by a rule")).toEqual([]);
  });

  it("have one thing of a kind open at a time", () => {
    expect(found("two open")).toEqual([]);
  });

  it("have reminders again of a day that moved far ahead", () => {
    expect(again.mails).toBeGreaterThan(100);
  });
});
