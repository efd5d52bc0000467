import { type HomeAnswers, pluralize } from "@pawhaven/contract";

const children = { none: "None", older: "Older ones", young: "Young ones" } as const;
const activity = { low: "Calm", medium: "Some of both", high: "Active" } as const;
const yesNo = (answer: boolean | undefined) => (answer === undefined ? undefined : answer ? "Yes" : "No");

/** What the customer told about their home, without what they left open. */
export function describeAnswers(answers: HomeAnswers): [label: string, value: string][] {
  const { children: ages, dogs, cats, hours_alone: hours, garden, activity: level } = answers;
  const facts: [string, string | undefined][] = [
    ["Children", ages && children[ages]],
    ["Dogs", yesNo(dogs)],
    ["Cats", yesNo(cats)],
    ["Alone", hours === undefined ? undefined : `${pluralize(hours, "hour")} a day`],
    ["Garden", yesNo(garden)],
    ["Days are", level && activity[level]],
  ];
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}
