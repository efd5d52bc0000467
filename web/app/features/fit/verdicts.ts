import {
  type Day,
  type FitReason,
  type FitRules,
  type GearFit,
  hazardsOf,
  type HouseholdPet,
  type Verdict,
  verdictOf,
} from "@pawhaven/contract";

/** All that verdicts are made from. */
export interface Known {
  pets: readonly HouseholdPet[];
  /** Null: nobody in particular. */
  petId: number | null;
  /** Null until they are loaded. */
  rules: FitRules | null;
  facts: ReadonlyMap<number, GearFit>;
  /** On the shop's clocks, as the checkout has it. */
  today: Day;
}

function verdictFor(
  { pets, rules, facts, today }: Known,
  gearId: number,
  pet: HouseholdPet | undefined,
): Verdict | undefined {
  const gear = facts.get(gearId);
  return gear && pet && rules ? verdictOf(gear, pet, { ...rules, household: pets, today }) : undefined;
}

/** For the chosen pet. Undefined while facts are loading, and if no pet is chosen. */
export const verdictIn = (state: Known, gearId: number): Verdict | undefined =>
  verdictFor(
    state,
    gearId,
    state.pets.find(({ id }) => id === state.petId),
  );

interface Objection {
  pet: HouseholdPet;
  reasons: FitReason[];
}

/** A cart is for the whole household: dangers always count, anything else only if it speaks against every animal. */
export function objectionIn(state: Known, gearId: number): Objection | undefined {
  const { pets, rules, facts, petId } = state;
  const gear = facts.get(gearId);
  const first = pets.find(({ id }) => id === petId) ?? pets[0];
  if (!gear || !rules || !first) return undefined;
  const dangers = hazardsOf(gear, { household: pets, hazards: rules.hazards });
  if (dangers.length > 0) return { pet: first, reasons: dangers };
  const judged = pets.map((pet) => ({ pet, reasons: verdictFor(state, gearId, pet)?.reasons ?? [] }));
  if (judged.some(({ reasons }) => reasons.length === 0)) return undefined;
  const isMadeFor = ({ reasons }: Objection) => !reasons.some(({ kind }) => kind === "other species");
  const objections: Objection[] = judged;
  return objections.find((one) => one.pet === first && isMadeFor(one)) ?? objections.find(isMadeFor) ?? objections[0];
}
