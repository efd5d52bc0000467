import type { Day } from "./core/days.ts";
import { type Certainty, certaintyOf, type Ingredient, parentsOf } from "./ingredient-rules.ts";
import type { GearSpecies, LifeStage } from "./gear-rules.ts";
import { monthsOldBetween } from "./pet-age.ts";
import type { BornPrecision } from "./shelter-rules.ts";
import type { Species } from "./userpet-rules.ts";

/** What is known of a gear that can speak against it. */
export interface GearFit {
  id: number;
  species: GearSpecies | null;
  life_stage: LifeStage | null;
  min_months: number | null;
  max_months: number | null;
  min_kg: number | null;
  max_kg: number | null;
  contains: readonly string[];
  may_contain: readonly string[];
  actives: readonly string[];
  /** Null: nobody has compared the facts with the package, so silence means nothing. */
  checked_on: Day | null;
}

export const avoidReasons = ["allergy", "avoid"] as const;
export type AvoidReason = (typeof avoidReasons)[number];

export interface Avoid {
  ingredient: string;
  reason: AvoidReason;
}

export interface HouseholdPet {
  id: number;
  name: string;
  species: Species;
  born_on: Day | null;
  /** Null if the birth is not known. */
  born_precision: BornPrecision | null;
  weight_kg: number | null;
  avoids: readonly Avoid[];
}

/** A substance that endangers a species, with whoever says so. */
export interface Hazard {
  substance: string;
  species: Species;
  text: string;
  source: string;
  compiled_on: Day;
  blocks: boolean;
}

export interface FitContext {
  household: readonly HouseholdPet[];
  ingredients: readonly Ingredient[];
  hazards: readonly Hazard[];
  today: Day;
}

export interface HazardReason {
  kind: "hazard";
  hazard: Hazard;
  animal: Pick<HouseholdPet, "id" | "name" | "species">;
  blocks: boolean;
}

export type FitReason =
  | { kind: "avoided"; avoid: Avoid; listed: string; certainty: Certainty; blocks: false }
  | { kind: "too young"; months: number; blocks: false }
  | { kind: "too old"; months: number; blocks: false }
  | { kind: "too light"; kilograms: number; blocks: false }
  | { kind: "too heavy"; kilograms: number; blocks: false }
  | { kind: "other species"; species: GearSpecies; blocks: false }
  | HazardReason;

/** Never “safe”: nobody knows all that an animal does not tolerate. */
export type Verdict =
  | { kind: "against"; reasons: FitReason[] }
  | { kind: "nothing known"; reasons: [] }
  | { kind: "not checked"; reasons: [] };

/** What speaks against a gear for this pet, in a household that may have other animals. */
export function verdictOf(gear: GearFit, pet: HouseholdPet, context: FitContext): Verdict {
  const reasons: FitReason[] = [
    ...hazardsOf(gear, context),
    ...otherSpecies(gear, pet),
    ...avoidedIn(gear, pet, context),
    ...outsideAge(gear, pet, context.today),
    ...outsideWeight(gear, pet),
  ];
  if (reasons.length > 0) return { kind: "against", reasons };
  return { kind: isChecked(gear, pet, context.today) ? "nothing known" : "not checked", reasons: [] };
}

/** What endangers an animal of the household, whomever the gear is bought for. */
export const hazardsOf = (
  { actives }: Pick<GearFit, "actives">,
  { household, hazards }: Pick<FitContext, "household" | "hazards">,
): HazardReason[] =>
  hazards.flatMap((hazard) =>
    actives.some((active) => namesSubstance(active, hazard.substance))
      ? household
          .filter(({ species }) => species === hazard.species)
          .map(({ id, name, species }) => ({
            kind: "hazard" as const,
            hazard,
            animal: { id, name, species },
            blocks: hazard.blocks,
          }))
      : [],
  );

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join(" ")} `;

/** Labels write “Permethrin 50 %” or “cis-Permethrin”. */
const namesSubstance = (active: string, substance: string) => wordsOf(active).includes(wordsOf(substance));

const otherSpecies = ({ species }: GearFit, pet: HouseholdPet): FitReason[] =>
  species === null || species === pet.species ? [] : [{ kind: "other species", species, blocks: false }];

/** One reason per avoided ingredient: the surest one. */
function avoidedIn({ contains, may_contain }: GearFit, { avoids }: HouseholdPet, context: FitContext): FitReason[] {
  if (avoids.length === 0) return [];
  const parents = parentsOf(context.ingredients);
  return avoids.flatMap((avoid) => {
    const found = [
      ...contains.map((listed) => ({ listed, certainty: certaintyOf(parents, listed, avoid.ingredient) })),
      ...may_contain.map((listed) => ({
        listed,
        certainty: certaintyOf(parents, listed, avoid.ingredient) && ("may contain" as const),
      })),
    ];
    const surest = found.find(({ certainty }) => certainty === "contains") ?? found.find(({ certainty }) => certainty);
    if (!surest?.certainty) return [];
    return [{ kind: "avoided", avoid, listed: surest.listed, certainty: surest.certainty, blocks: false }];
  });
}

/** Of a birth that is not known to the day, only what holds for every day on which it can have been. */
function outsideAge(gear: GearFit, pet: HouseholdPet, today: Day): FitReason[] {
  const { min, max } = ageLimitsOf(gear, pet.species);
  const months = monthsOf(pet, today);
  if (min !== null && months.most < min) return [{ kind: "too young", months: min, blocks: false }];
  return max !== null && months.least > max ? [{ kind: "too old", months: max, blocks: false }] : [];
}

/** An animal of unknown birth may be of any age. */
const monthsOf = ({ born_on, born_precision }: HouseholdPet, today: Day): { least: number; most: number } =>
  born_on === null || born_precision === null
    ? { least: 0, most: Infinity }
    : monthsOldBetween({ born_on, born_precision }, today);

const stageLimits: Record<LifeStage, { min: number | null; max: number | null }> = {
  young: { min: null, max: 11 },
  adult: { min: 12, max: null },
  senior: { min: 108, max: null },
};

/** Months on the label go before the life stage. Dogs and cats are young for a year, and old from about nine on. */
function ageLimitsOf({ min_months: min, max_months: max, life_stage: stage }: GearFit, species: Species) {
  const hasStages = species === "Dog" || species === "Cat";
  return min === null && max === null && stage !== null && hasStages ? stageLimits[stage] : { min, max };
}

function outsideWeight({ min_kg: min, max_kg: max }: GearFit, { weight_kg: weight }: HouseholdPet): FitReason[] {
  if (weight === null) return [];
  if (min !== null && weight < min) return [{ kind: "too light", kilograms: min, blocks: false }];
  return max !== null && weight > max ? [{ kind: "too heavy", kilograms: max, blocks: false }] : [];
}

/** A limit that cannot be compared with what is known of the pet is not checked either. */
function isChecked(gear: GearFit, pet: HouseholdPet, today: Day): boolean {
  const { min, max } = ageLimitsOf(gear, pet.species);
  const { least, most } = monthsOf(pet, today);
  const isAgeOpen = (min !== null && least < min) || (max !== null && most > max);
  const lacksWeight = pet.weight_kg === null && (gear.min_kg !== null || gear.max_kg !== null);
  return gear.checked_on !== null && !isAgeOpen && !lacksWeight;
}

/** What a customer acknowledges: this substance in this gear for this animal, so that anything new is asked anew. */
export const warningKey = (gearId: number, { hazard, animal }: HazardReason): string =>
  `${gearId}:${hazard.substance}:${animal.id}`;
