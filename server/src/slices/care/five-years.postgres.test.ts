import { addDays, type CareRuleDraft, type CareSchedule, type Day } from "@pawhaven/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { aCareRecord, aPuppyOwner, testCareContext } from "../../../test/support/care.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { SeededRandom } from "../../../test/support/seeded-random.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { bookings, mailOutbox, userpets } from "../../schema/index.ts";
import { bookDueCare } from "./book-due-care.ts";
import { refreshDueCare } from "./refresh-due-care.ts";
import { createCareRuleVersion } from "./rules/create-care-rule-version.ts";
import { sendCareMails } from "./send-care-mails.ts";

/** What the jobs do to a real database; many more animals, by the rules alone, are in simulation.unit.test.ts. */
const petCount = 200;
const firstDay = "2030-01-07";
const daysPerStep = 28;
const steps = (5 * 364) / daysPerStep;
/** Every household is a mail, and a mail is a transaction. */
const petsPerHousehold = 8;
const bookingsPerStep = 3;

const test = testDatabase();
const context = () => testCareContext(test.database);
const random = new SeededRandom(2026);
const at = (day: Day, time = "10:00") => new Date(`${day}T${time}:00+07:00`);

interface Pet {
  petId: number;
  name: string;
  userId: number;
  isAlive: boolean;
}
interface OpenDue {
  id: number;
  petId: number;
  code: string;
  name: string;
  dueOn: Day;
  isLate: boolean;
}
interface Visit {
  id: number;
  date: Day;
  due: OpenDue;
}

const pets = new Map<number, Pet>();
const visits = new Map<number, Visit>();
const happened = {
  mails: 0,
  reminders: 0,
  booked: 0,
  cancelled: 0,
  missed: 0,
  given: 0,
  forgotten: 0,
  deaths: 0,
  ruleChanges: 0,
};
const violations: string[] = [];

const every = (days: number): CareSchedule["steps"][number] => ({
  every_days: days,
  at_days: null,
  early_days: 7,
  until_days: null,
  times: null,
});
/** By step: one that is stricter, one that is due earlier, one that is more generous. */
const ruleChanges = new Map<number, { code: string; country: string | null; schedule: CareSchedule }>([
  [
    16,
    {
      code: "dog-core-vaccines",
      country: null,
      schedule: { first: { at_days: 42, early_days: 7 }, steps: [every(200)] },
    },
  ],
  [29, { code: "cat-worms", country: null, schedule: { first: { at_days: 14, early_days: 0 }, steps: [every(30)] } }],
  [
    43,
    { code: "dog-rabies", country: "VN", schedule: { first: { at_days: 70, early_days: 0 }, steps: [every(1000)] } },
  ],
]);

async function registerPet(index: number, day: Day): Promise<void> {
  const name = `Pet${index}`;
  const household = [...pets.values()].at(-1);
  const { caller, petId } = await aPuppyOwner(test.database, {
    ...(index % petsPerHousehold > 0 && household && { userId: household.userId }),
    name,
    species: index % 4 < 2 ? "Dog" : "Cat",
    createdAt: at(day, "00:30"),
    ...(random.next() < 0.1
      ? { bornOn: null, bornPrecision: null }
      : { bornOn: addDays(day, -random.nextInt(random.next() < 0.5 ? 100 : 4000)) }),
  });
  pets.set(petId, { petId, name, userId: caller.userId, isAlive: true });
}

async function openDue(day: Day): Promise<OpenDue[]> {
  const rows = await test.database.db.execute(sql`
    select care_due.id, userpet_id as "petId", care_due.code, care_rules.name, due_on::text as "dueOn",
      reason <> 'unknown' and due_on < ${day}::date as "isLate"
    from care_due join care_rules on care_rules.id = rule_id where status = 'open' order by care_due.id`);
  return [...rows] as unknown as OpenDue[];
}

/** Cancelled, missed, done with or without a record, or never closed by anybody. */
async function endVisit({ id, date, due }: Visit): Promise<void> {
  visits.delete(id);
  const luck = random.next();
  if (luck >= 0.9) return void (happened.forgotten += 1);
  const status = luck < 0.1 ? "Cancelled" : luck < 0.2 ? "No-show" : "Done";
  await test.database.db.update(bookings).set({ status }).where(eq(bookings.id, id));
  if (status === "Cancelled") happened.cancelled += 1;
  if (status === "No-show") happened.missed += 1;
  if (luck < 0.3) return;
  const kind = due.code.endsWith("worms") ? "deworming" : "vaccination";
  if (!due.code.endsWith("check-up"))
    await aCareRecord(test.database, due.petId, { givenOn: date, kind, product: due.name });
  happened.given += 1;
}

async function die(pet: Pet, day: Day): Promise<void> {
  pet.isAlive = false;
  happened.deaths += 1;
  const values = { endedOn: day, endedBy: "died" as const, endRecordedAt: at(day) };
  await test.database.db.update(userpets).set(values).where(eq(userpets.id, pet.petId));
}

/** Nobody is late who was not late by the rules of before. */
async function changeRule(step: number, day: Day): Promise<void> {
  const change = ruleChanges.get(step);
  if (!change) return;
  const lateOn = async () =>
    new Set((await openDue(day)).filter(({ isLate }) => isLate).map(({ petId, code }) => `${petId} ${code}`));
  await refreshDueCare(context(), at(day, "06:00"));
  const before = await lateOn();
  const [rule] = await test.database.db.execute(sql`
    select id, name from care_rules where code = ${change.code}::text and country is not distinct from ${change.country}::text
      and valid_until is null`);
  const { caller } = await aStaffMember(test.database, "owner");
  const draft: CareRuleDraft = {
    name: String(rule?.["name"]),
    advice: "",
    schedule: { ...change.schedule, steps: [...change.schedule.steps] },
    source: "A guideline",
    source_url: "https://example.com",
    valid_from: day,
  };
  await createCareRuleVersion(context(), caller, Number(rule?.["id"]), draft, at(day, "06:00"));
  happened.ruleChanges += 1;
  await refreshDueCare(context(), at(day, "06:00"));
  for (const late of await lateOn()) if (!before.has(late)) violations.push(`${late} late by a rule on ${day}`);
}

/** What was mailed today, as the outbox and the table of reminders have it. */
async function inspectMails(due: readonly OpenDue[], day: Day): Promise<void> {
  const booked = new Set([...visits.values()].map((visit) => visit.due.id));
  const byText = new Map(due.map((one) => [`${pets.get(one.petId)?.name}: ${one.name}`, one]));
  const mails = await test.database.db.delete(mailOutbox).where(eq(mailOutbox.kind, "due care")).returning();
  const lines = mails.flatMap(({ bodyText }) => bodyText.match(/Pet\d+: [^,]+/g) ?? []);
  for (const line of lines) {
    const one = byText.get(line);
    if (!one) violations.push(`${line} mailed on ${day}, although nothing is due`);
    else if (booked.has(one.id)) violations.push(`${line} mailed on ${day}, although booked`);
    else if (!pets.get(one.petId)?.isAlive) violations.push(`${line} mailed on ${day}, after death`);
  }
  const [sent] = await test.database.db.execute(sql`
    select count(*)::integer as count from care_reminders where sent_at = ${at(day).toISOString()}::timestamptz`);
  if (sent?.["count"] !== lines.length) violations.push(`${lines.length} lines, other reminders on ${day}`);
  happened.mails += mails.length;
  happened.reminders += lines.length;
}

/** On some weekday soon, each at another time. */
async function bookSome(due: readonly OpenDue[], day: Day): Promise<void> {
  const booked = new Set([...visits.values()].map((visit) => visit.due.id));
  const wanted = due.filter(({ id, dueOn }) => !booked.has(id) && dueOn <= addDays(day, 7));
  for (let count = 0; count < bookingsPerStep && wanted.length > 0; count += 1) {
    const one = random.pick(wanted);
    const userId = pets.get(one.petId)?.userId ?? 0;
    const time = { date: addDays(day, 8 + count), time_slot: "10:00" };
    const booking = await bookDueCare(context(), { userId, sessionId: 0 }, one.id, time, at(day)).catch(ifNotFree);
    if (!booking) continue;
    visits.set(booking.id, { id: booking.id, date: time.date, due: one });
    happened.booked += 1;
  }
}

/** It may be booked by now together with something else, or given later. */
function ifNotFree(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

async function live(step: number): Promise<void> {
  const day = addDays(firstDay, step * daysPerStep);
  for (const visit of visits.values()) await endVisit(visit);
  for (const pet of pets.values()) if (pet.isAlive && random.next() < 0.004) await die(pet, day);
  while (pets.size < Math.min(petCount, 120 + step * 2)) await registerPet(pets.size, day);
  await changeRule(step, day);
  await refreshDueCare(context(), at(day));
  const due = await openDue(day);
  await sendCareMails(context(), at(day));
  await inspectMails(due, day);
  await bookSome(due, day);
}

beforeAll(async () => {
  for (let step = 0; step < steps; step += 1) await live(step);
}, 240_000);

describe("five years of 200 animals in the database", () => {
  it("have mails, visits of every outcome, deaths and rules that change", () => {
    expect(happened.ruleChanges).toBe(ruleChanges.size);
    expect(pets.size).toBe(petCount);
    const { ruleChanges: _, ...counts } = happened;
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(9);
  });

  it("have no mail while booked or after death, and nobody late because a rule changed", () => {
    expect(violations).toEqual([]);
  });

  it("have no reminder of the same thing twice, and nothing due for the dead", async () => {
    const twice = await test.database.db.execute(sql`
      select userpet_id, code, follows, due_on, stage from care_reminders join care_due on care_due.id = care_due_id
      where sent_at::date >= due_on - 30 -- of the day it is due on now, and not of one before it was moved
      group by userpet_id, code, follows, due_on, stage having count(*) > 1`);
    expect([...twice]).toEqual([]);
    const ofTheDead = await test.database.db.execute(sql`
      select care_due.id from care_due join userpets on userpets.id = userpet_id
      where ended_on is not null and (status in ('open', 'dismissed') or exists (
        select from care_reminders where care_due_id = care_due.id and sent_at > end_recorded_at
      ))`);
    expect([...ofTheDead]).toEqual([]);
  });
});
