import {
  addDays,
  type CaredPet,
  type CareRule,
  type CareSchedule,
  type CareStep,
  type Day,
  daysBetween,
  type Due,
  type DueReason,
  type GivenCare,
  reminderDays,
  type ReminderStage,
  ruleLeadDays,
  unknownLeadDays,
} from "@pawhaven/contract";

/** What each animal needs next, by the rules of a country. An animal that has died needs nothing: do not ask. */
export function dueFor(
  pet: CaredPet,
  given: readonly GivenCare[],
  rules: readonly CareRule[],
  today: Day,
  country: string,
): Due[] {
  const byCode = Map.groupBy(
    rules.filter(({ species }) => species === pet.species),
    ({ code }) => code,
  );
  return [...byCode.values()].flatMap((versions) => {
    const due = dueByVersions(pet, given, versionsAt(versions, today, country), today);
    return due ? [due] : [];
  });
}

/** Those that hold or held here, the newest first. Those of the country take the place of the others. */
export function versionsAt(versions: readonly CareRule[], today: Day, country: string): CareRule[] {
  const own = versions.filter((rule) => rule.country === country);
  return (own.length > 0 ? own : versions.filter((rule) => rule.country === null))
    .filter((rule) => rule.valid_from <= today && rule.valid_from !== rule.valid_until)
    .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1));
}

type Scheduled = CareRule & { schedule: CareSchedule };

const makesDue = (rule: CareRule | undefined, today: Day): rule is Scheduled =>
  rule !== undefined && rule.schedule !== null && (rule.valid_until === null || rule.valid_until > today);

/** Of each rule the version by which something can be due on that day. */
export const rulesAt = (rules: readonly CareRule[], today: Day, country: string): CareRule[] =>
  [...Map.groupBy(rules, ({ code }) => code).values()].flatMap((versions) => {
    const [rule] = versionsAt(versions, today, country);
    return makesDue(rule, today) ? [rule] : [];
  });

function dueByVersions(
  pet: CaredPet,
  given: readonly GivenCare[],
  [rule, ...before]: readonly CareRule[],
  today: Day,
): Due | undefined {
  if (!makesDue(rule, today)) return undefined;
  const due = dueByRule(pet, given, rule, today);
  if (!due) return undefined;
  // mutant(due-for.unit.test.ts): a new rule makes nobody late
  if (pet.known_on < rule.valid_from && !isDayOfRecord(due, rule))
    return notBefore(due, earliestBy(pet, given, rule, before));
  return due;
}

/** A day that was written down stays, unless it was over when the rule began. */
const isDayOfRecord = ({ reason, due_on: dueOn }: Due, rule: CareRule): boolean =>
  reason === "recorded" && dueOn >= rule.valid_from;

/** On the day it was due before, or some weeks after the rule began. */
function earliestBy(pet: CaredPet, given: readonly GivenCare[], rule: CareRule, before: readonly CareRule[]): Day {
  const earliest = addDays(rule.valid_from, ruleLeadDays);
  const older = dueByVersions(pet, given, before, addDays(rule.valid_from, -1));
  return older && older.due_on < earliest ? older.due_on : earliest;
}

const notBefore = (due: Due, day: Day): Due => (due.due_on < day ? { ...due, due_on: day } : due);

function dueByRule(pet: CaredPet, given: readonly GivenCare[], rule: Scheduled, today: Day): Due | undefined {
  const counting = given.filter((record) => countsFor(rule, record)).toSorted(newestFirst);
  const [last] = counting;
  if (!last) return firstDue(pet, rule);
  const common = { code: rule.code, rule_id: rule.id, follows: last.given_on };
  if (last.due_on !== null) return { ...common, from_on: last.due_on, due_on: last.due_on, reason: "recorded" };
  const step = stepAfter(rule.schedule, pet, last.given_on, counting.length);
  if (!step) return undefined;
  const dueOn = dayOfStep(step, pet, last.given_on);
  return {
    ...common,
    from_on: addDays(dueOn, -step.early_days),
    due_on: dueOn,
    reason: step.until_days === null ? "repeat" : seriesReason(step, dueOn, today),
  };
}

/** It goes on with the next one, not from the start. */
const seriesReason = (step: CareStep, dueOn: Day, today: Day): DueReason =>
  daysBetween(dueOn, today) > step.every_days ? "interrupted" : "series";

const dayOfStep = ({ every_days: every, at_days: at }: CareStep, { born_on: born }: CaredPet, last: Day): Day => {
  const next = addDays(last, every);
  const old = at === null || born === null ? next : addDays(born, at);
  return old > next ? old : next;
};

/** An animal of unknown age is taken for a grown one. */
const stepAfter = (
  { steps }: CareSchedule,
  { born_on: born }: CaredPet,
  last: Day,
  times: number,
): CareStep | undefined => {
  const age = born === null ? Infinity : daysBetween(born, last);
  return steps.find((step) => (step.until_days === null || age < step.until_days) && times <= (step.times ?? Infinity));
};

/** Whether it was done before the shop knew of the animal nobody knows: soon, and never late. */
function firstDue({ born_on: born, known_on: known }: CaredPet, rule: Scheduled): Due {
  const { at_days: at, early_days: early } = rule.schedule.first;
  const common = { code: rule.code, rule_id: rule.id, follows: null };
  const dueOn = born === null ? null : addDays(born, at);
  if (dueOn === null || dueOn < known)
    return { ...common, from_on: known, due_on: addDays(known, unknownLeadDays), reason: "unknown" };
  return { ...common, from_on: addDays(dueOn, -early), due_on: dueOn, reason: "first" };
}

const newestFirst = (one: GivenCare, other: GivenCare) => (one.given_on < other.given_on ? 1 : -1);

const checkUpWords = /check[ -]?up/i;

/** A check-up is written down as a treatment. */
export const dueKindOf = ({ kind, product }: Pick<GivenCare, "kind" | "product">): string =>
  kind === "treatment" && checkUpWords.test(product) ? "check-up" : kind;

export function countsFor(
  { kind, words, other_words: others }: Pick<CareRule, "kind" | "words" | "other_words">,
  record: Pick<GivenCare, "kind" | "product">,
): boolean {
  if (dueKindOf(record) !== kind) return false;
  const product = record.product.toLowerCase();
  const has = (word: string) => product.includes(word.toLowerCase());
  if (words.length === 0 && others.length === 0) return true;
  return words.some(has) || (others.length > 0 && !others.some(has));
}

export const isOverdue = ({ due_on: dueOn, reason }: Pick<Due, "due_on" | "reason">, today: Day): boolean =>
  reason !== "unknown" && dueOn < today;

/** Which mail is to be sent of it today, if any. */
export function reminderStageOn(dueOn: Day, today: Day): ReminderStage | null {
  const days = daysBetween(today, dueOn);
  if (days <= -reminderDays) return "late";
  return days <= reminderDays ? "soon" : null;
}
