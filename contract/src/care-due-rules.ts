import type { Day } from "./core/days.ts";
import type { Species } from "./userpet-rules.ts";

/** What becomes due by a rule. */
export const dueKinds = ["vaccination", "deworming", "check-up"] as const;
export type DueKind = (typeof dueKinds)[number];

/** Rules exist for these alone. */
export const careSpecies = ["Dog", "Cat"] as const satisfies Species[];
export type CareSpecies = (typeof careSpecies)[number];

/** What an owner can answer instead of booking. */
export const dueAnswers = ["done_elsewhere", "not_now", "not_for_us"] as const;
export type DueAnswer = (typeof dueAnswers)[number];

/** Why it is due on that day and no other. */
export const dueReasons = ["first", "series", "interrupted", "repeat", "recorded", "unknown"] as const;
export type DueReason = (typeof dueReasons)[number];

/** `soon` before the day and `late` after it; each is mailed once. */
export const reminderStages = ["soon", "late"] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** Counted from the last one, and not before an age. */
export interface CareStep {
  every_days: number;
  /** Not before the animal is so old. */
  at_days: number | null;
  /** It can be given so many days before. */
  early_days: number;
  /** Applies while the animal was younger than this at the last one. */
  until_days: number | null;
  /** Applies while it was given at most so often. */
  times: number | null;
}

/** The first by age, then the first step that applies. Without one nothing follows but what a record says. */
export interface CareSchedule {
  first: { at_days: number; early_days: number };
  steps: readonly CareStep[];
}

/** A version of a rule. Versions of one code follow each other. */
export interface CareRule {
  id: number;
  code: string;
  species: CareSpecies;
  kind: DueKind;
  /** Of an ISO country; null everywhere else. */
  country: string | null;
  /** A record counts that has one of these words, or none of the others; without either list, every record of the kind. */
  words: readonly string[];
  other_words: readonly string[];
  /** Null if the rule only says that the clinic is to be asked. */
  schedule: CareSchedule | null;
  valid_from: Day;
  /** The first day on which it no longer holds. */
  valid_until: Day | null;
}

export interface CaredPet {
  species: Species;
  born_on: Day | null;
  /** Since when the shop knows of the animal. */
  known_on: Day;
}

export interface GivenCare {
  kind: string;
  given_on: Day;
  product: string;
  /** What the record itself says. */
  due_on: Day | null;
}

export interface Due {
  code: string;
  rule_id: number;
  /** From this day on it can be given. */
  from_on: Day;
  due_on: Day;
  reason: DueReason;
  /** The day of the last one. */
  follows: Day | null;
}

/** Nobody is late because a rule has changed: what it brings forward is due so many days after it began. */
export const ruleLeadDays = 30;

/** What should have been done before the shop knew of the animal, and what nobody knows of. */
export const unknownLeadDays = 14;

/** “Not now”. */
export const snoozeDays = 30;

/** Mails begin so many days before; a second one follows so many days after. */
export const reminderDays = 14;

/** What is due so soon after goes into the same mail. */
export const mailAheadDays = 30;

export const daysBetweenCareMails = 7;
