import { addDays, type CaredPet, type CareRule, type CareSchedule, type Due, type GivenCare } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { countsFor, dueFor, isOverdue, reminderStageOn } from "./due-for.ts";

const today = "2030-03-04";
const step = (every_days: number, more: Partial<CareSchedule["steps"][number]> = {}) => ({
  every_days,
  at_days: null,
  early_days: 0,
  until_days: null,
  times: null,
  ...more,
});

const core: CareRule = {
  id: 1,
  code: "dog-core",
  species: "Dog",
  kind: "vaccination",
  country: null,
  words: ["dhp", "core"],
  other_words: ["rabies"],
  schedule: {
    first: { at_days: 56, early_days: 14 },
    steps: [
      step(28, { early_days: 14, until_days: 112 }),
      step(28, { at_days: 182, until_days: 182 }),
      step(1095, { early_days: 30 }),
    ],
  },
  valid_from: "2020-01-01",
  valid_until: null,
};
const rabies: CareRule = {
  ...core,
  id: 2,
  code: "dog-rabies",
  words: ["rabies"],
  other_words: [],
  schedule: { first: { at_days: 84, early_days: 0 }, steps: [step(365, { times: 1 })] },
};
const rabiesInVietnam: CareRule = {
  ...rabies,
  id: 3,
  country: "VN",
  schedule: { first: { at_days: 84, early_days: 0 }, steps: [step(365)] },
};

const bornDaysAgo = (days: number, more: Partial<CaredPet> = {}): CaredPet => ({
  species: "Dog",
  born_on: addDays(today, -days),
  known_on: addDays(today, -days),
  ...more,
});
const given = (daysAgo: number, more: Partial<GivenCare> = {}): GivenCare => ({
  kind: "vaccination",
  given_on: addDays(today, -daysAgo),
  product: "DHPPi",
  due_on: null,
  ...more,
});

const only = (pet: CaredPet, records: GivenCare[], rules = [core], country = "US"): Due | undefined => {
  const all = dueFor(pet, records, rules, today, country);
  expect(all.length).toBeLessThanOrEqual(1);
  return all[0];
};
const inDays = (due: Due | undefined): [number, string] | undefined =>
  due && [Math.round((Date.parse(due.due_on) - Date.parse(today)) / 86_400_000), due.reason];

describe("what an animal needs next", () => {
  const cases: [string, CaredPet, GivenCare[], [number, string] | undefined][] = [
    ["a puppy of 7 weeks: the first at 8 weeks", bornDaysAgo(49, { known_on: today }), [], [7, "first"]],
    ["a puppy that had one: four weeks later", bornDaysAgo(63), [given(7)], [21, "series"]],
    ["the last of the series was at 15 weeks: one more", bornDaysAgo(106), [given(1), given(29)], [27, "series"]],
    ["the series is complete: again at 26 weeks", bornDaysAgo(120), [given(1)], [62, "series"]],
    ["given at 25 weeks: at least four weeks later", bornDaysAgo(177), [given(2)], [26, "series"]],
    ["after 26 weeks: every three years", bornDaysAgo(400), [given(100)], [995, "repeat"]],
    ["an interrupted series goes on with the next one", bornDaysAgo(170), [given(90)], [-62, "interrupted"]],
    ["a grown dog with an unknown past: soon", bornDaysAgo(2000, { known_on: today }), [], [14, "unknown"]],
    ["an unknown age: soon", bornDaysAgo(0, { born_on: null, known_on: addDays(today, -5) }), [], [9, "unknown"]],
    ["an unknown age with a record: as a grown one", bornDaysAgo(0, { born_on: null }), [given(95)], [1000, "repeat"]],
    ["what a record says comes first", bornDaysAgo(400), [given(100, { due_on: addDays(today, 5) })], [5, "recorded"]],
    ["what is late by its records is late", bornDaysAgo(3000), [given(1195)], [-100, "repeat"]],
    ["a reptile needs nothing by these rules", bornDaysAgo(400, { species: "Reptile" }), [], undefined],
  ];
  it.each(cases)("%s", (_, pet, records, expected) => {
    expect(inDays(only(pet, records))).toEqual(expected);
  });

  it("can be given some days before, and an unknown one at once", () => {
    expect(only(bornDaysAgo(49, { known_on: today }), [])?.from_on).toBe(addDays(today, -7));
    expect(only(bornDaysAgo(63), [given(7)])?.from_on).toBe(addDays(today, 7));
    expect(only(bornDaysAgo(2000, { known_on: today }), [])?.from_on).toBe(today);
  });

  it("follows the rule of the country, and elsewhere the label", () => {
    const dog = bornDaysAgo(900);
    const twice = [given(20, { product: "Rabies" }), given(400, { product: "Rabies" })];
    const once = twice.slice(1);
    expect(inDays(only(dog, twice, [rabies, rabiesInVietnam], "VN"))).toEqual([345, "repeat"]);
    expect(only(dog, twice, [rabies, rabiesInVietnam], "US")).toBeUndefined();
    expect(inDays(only(dog, once, [rabies, rabiesInVietnam], "US"))).toEqual([-35, "repeat"]);
  });

  it("is never late if nobody knows what was done", () => {
    const due = { due_on: addDays(today, -40), reason: "unknown" as const };
    expect(isOverdue(due, today)).toBe(false);
    expect(isOverdue({ ...due, reason: "repeat" }, today)).toBe(true);
  });

  it("is nothing where a rule has no schedule or has ended", () => {
    const dog = bornDaysAgo(900);
    expect(only(dog, [], [{ ...core, schedule: null }])).toBeUndefined();
    expect(only(dog, [], [{ ...core, valid_until: today }])).toBeUndefined();
    expect(only(dog, [], [{ ...core, valid_from: addDays(today, 1) }])).toBeUndefined();
  });
});

describe("a rule that changes", () => {
  const yearly = { first: { at_days: 56, early_days: 14 }, steps: [step(365)] };
  const changedOn = addDays(today, -3);
  const versions = (schedule: CareSchedule): CareRule[] => [
    { ...core, valid_until: changedOn },
    { ...core, id: 9, schedule, valid_from: changedOn },
  ];
  const dog = bornDaysAgo(2000);

  it("makes nobody late: what it brings forward is due weeks after it began", () => {
    expect(inDays(only(dog, [given(500)], versions(yearly)))).toEqual([27, "repeat"]);
    expect(inDays(only(dog, [given(500)], [{ ...core, schedule: yearly, valid_from: changedOn }]))).toEqual([
      27,
      "repeat",
    ]);
  });

  it("leaves a day that a record names as it is, unless it was over when the rule began", () => {
    const begun = [{ ...core, schedule: yearly, valid_from: changedOn }];
    const dueIn = (days: number) => only(dog, [given(300, { due_on: addDays(today, days) })], begun);
    expect(inDays(dueIn(2))).toEqual([2, "recorded"]);
    expect(inDays(dueIn(-1))).toEqual([-1, "recorded"]);
    expect(inDays(dueIn(-40))).toEqual([27, "recorded"]);
  });

  it("leaves late what was late before", () => {
    expect(inDays(only(dog, [given(1200)], versions(yearly)))).toEqual([-105, "repeat"]);
  });

  it("counts at once for animals that came later, and where it gives more time", () => {
    const newcomer = { ...dog, known_on: today };
    expect(inDays(only(newcomer, [given(500)], versions(yearly)))).toEqual([-135, "repeat"]);
    const tenYearly = { first: { at_days: 56, early_days: 14 }, steps: [step(3650)] };
    expect(inDays(only(dog, [given(1200)], versions(tenYearly)))).toEqual([2450, "repeat"]);
  });
});

describe("a record", () => {
  it.each([
    ["DHPPi + rabies", true, true],
    ["Rabies", false, true],
    ["Something with another name", true, false],
  ])("of %s counts for core vaccines: %s, for rabies: %s", (product, forCore, forRabies) => {
    expect(countsFor(core, given(1, { product }))).toBe(forCore);
    expect(countsFor(rabies, given(1, { product }))).toBe(forRabies);
  });

  it("of a treatment counts as a check-up if it says so", () => {
    const checkUp = { kind: "check-up" as const, words: [], other_words: [] };
    expect(countsFor(checkUp, { kind: "treatment", product: "Yearly check-up" })).toBe(true);
    expect(countsFor(checkUp, { kind: "treatment", product: "Ear drops" })).toBe(false);
  });
});

it.each([
  [15, null],
  [14, "soon"],
  [-13, "soon"],
  [-14, "late"],
])("what is due in %i days needs the mail %s", (days, stage) => {
  expect(reminderStageOn(addDays(today, days), today)).toBe(stage);
});
