import { pluralize } from "./core/pluralize.ts";
import type { FitReason, HazardReason, HouseholdPet, Verdict } from "./fit-rules.ts";
import type { GearSpecies } from "./gear-rules.ts";

export const verdictLabels: Record<Verdict["kind"], string> = {
  against: "Speaks against it",
  "nothing known": "Nothing known against it",
  "not checked": "Not checked",
};

const animalNames: Record<GearSpecies, { one: string; many: string }> = {
  Dog: { one: "dog", many: "dogs" },
  Cat: { one: "cat", many: "cats" },
  Rodent: { one: "rodent", many: "rodents" },
  Reptile: { one: "reptile", many: "reptiles" },
  Bird: { one: "bird", many: "birds" },
};

/** One reason as a sentence about the pet. */
export function reasonText(reason: FitReason, pet: Pick<HouseholdPet, "name" | "weight_kg">): string {
  if (reason.kind === "hazard") return hazardText(reason);
  if (reason.kind === "avoided") return avoidedText(reason, pet.name);
  if (reason.kind === "other species") return `Made for ${animalNames[reason.species].many}.`;
  if (reason.kind === "too young") return `Made for animals from ${monthsText(reason.months)}; ${pet.name} is younger.`;
  if (reason.kind === "too old") return `Made for animals up to ${monthsText(reason.months)}; ${pet.name} is older.`;
  const bound = reason.kind === "too light" ? "from" : "up to";
  return `Made for animals ${bound} ${reason.kilograms} kg; ${pet.name} weighs ${pet.weight_kg} kg.`;
}

/** The same in few words, for a card. */
export function shortReasonText(reason: FitReason): string {
  if (reason.kind === "hazard") return `Dangerous to ${reason.animal.name}`;
  if (reason.kind === "avoided") {
    const name = reason.certainty === "contains" ? reason.listed : reason.avoid.ingredient;
    return `${reason.certainty === "contains" ? "Contains" : "May contain"} ${name}`;
  }
  if (reason.kind === "other species") return `For ${animalNames[reason.species].many}`;
  if (reason.kind === "too young") return `From ${monthsText(reason.months)}`;
  if (reason.kind === "too old") return `Up to ${monthsText(reason.months)}`;
  return `${reason.kind === "too light" ? "From" : "Up to"} ${reason.kilograms} kg`;
}

const hazardText = ({ hazard, animal }: HazardReason): string =>
  `${capitalized(hazard.substance)} is dangerous to ${animal.name}. ${hazard.text}`;

/** For records that outlive the account: without the animal's name. */
export const anonymousHazardText = ({ hazard }: HazardReason): string =>
  `${capitalized(hazard.substance)}: dangerous to a ${animalNames[hazard.species].one} of the household`;

function avoidedText({ avoid, listed, certainty }: Extract<FitReason, { kind: "avoided" }>, name: string): string {
  const why = avoid.reason === "allergy" ? `${name} is allergic to` : `${name} avoids`;
  if (certainty === "contains")
    return `Contains ${listed === avoid.ingredient ? listed : `${listed} (${avoid.ingredient})`}, which ${why}.`;
  return `May contain ${avoid.ingredient}, which ${why}.`;
}

const monthsText = (months: number): string =>
  months >= 24 && months % 12 === 0 ? `${months / 12} years` : pluralize(months, "month");

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
