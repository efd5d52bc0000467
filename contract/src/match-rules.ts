import { pluralize } from "./core/pluralize.ts";
import type { PetFacts } from "./pet-draft.ts";

/** What somebody tells about their home. Every answer is optional; they stay in the browser unless sent with a request. */
export interface HomeAnswers {
  children?: "none" | "older" | "young" | undefined;
  dogs?: boolean | undefined;
  cats?: boolean | undefined;
  hours_alone?: number | undefined;
  garden?: boolean | undefined;
  activity?: "low" | "medium" | "high" | undefined;
}

export interface Match {
  /** Why the animal would suit. */
  suits: string[];
  /** What to think about. */
  consider: string[];
}

type Verdict = { suits: string } | { consider: string } | null;

/** In sentences, from recorded facts alone: nothing is scored, and where a fact or an answer is missing, nothing is said. */
export function describeMatch(name: string, facts: PetFacts, answers: HomeAnswers): Match {
  const verdicts = [
    aboutChildren(name, facts, answers),
    aboutAnimals(name, "dogs", facts.dogs, answers.dogs),
    aboutAnimals(name, "cats", facts.cats, answers.cats),
    aboutHours(name, facts, answers),
    aboutGarden(name, facts, answers),
    aboutActivity(name, facts, answers),
  ].filter((verdict) => verdict !== null);
  return {
    suits: verdicts.flatMap((verdict) => ("suits" in verdict ? verdict.suits : [])),
    consider: verdicts.flatMap((verdict) => ("consider" in verdict ? verdict.consider : [])),
  };
}

function aboutChildren(name: string, facts: PetFacts, answers: HomeAnswers): Verdict {
  if (!facts.children || !answers.children || answers.children === "none") return null;
  if (facts.children === "yes") return { suits: `${name} gets on well with children.` };
  if (facts.children === "no") return { consider: `${name} should live without children.` };
  return answers.children === "older"
    ? { suits: `${name} gets on well with older children.` }
    : { consider: `${name} is used to older children; small ones may be too much.` };
}

function aboutAnimals(
  name: string,
  others: "dogs" | "cats",
  known: PetFacts["dogs"],
  has: boolean | undefined,
): Verdict {
  if (!known || has !== true) return null;
  if (known === "yes") return { suits: `${name} gets on well with ${others}.` };
  return known === "some"
    ? { consider: `${name} likes some ${others} and not others. They should meet first.` }
    : { consider: `${name} should live without ${others}.` };
}

function aboutHours(name: string, facts: PetFacts, answers: HomeAnswers): Verdict {
  if (facts.hours_alone === null || answers.hours_alone === undefined || answers.hours_alone === 0) return null;
  const hours = pluralize(facts.hours_alone, "hour");
  return answers.hours_alone <= facts.hours_alone
    ? { suits: `${name} can be alone for ${hours}.` }
    : { consider: `${name} can be alone for ${hours}; you would be away for longer.` };
}

function aboutGarden(name: string, facts: PetFacts, answers: HomeAnswers): Verdict {
  if (facts.garden === null || answers.garden === undefined) return null;
  if (!facts.garden) return answers.garden ? null : { suits: `${name} is happy without a garden.` };
  return answers.garden
    ? { suits: `${name} needs a garden, and you have one.` }
    : { consider: `${name} needs a garden.` };
}

const levels = ["low", "medium", "high"] as const;

function aboutActivity(name: string, facts: PetFacts, answers: HomeAnswers): Verdict {
  if (!facts.energy || !answers.activity) return null;
  const difference = levels.indexOf(facts.energy) - levels.indexOf(answers.activity);
  if (difference === 0) return { suits: `${name} is about as active as you are.` };
  return difference > 0
    ? { consider: `${name} is more active than you are, and wants to be busy every day.` }
    : { consider: `${name} is calmer than you are, and will not come along on everything.` };
}
