import type { BornPrecision, CareKind, PetFacts, PetOutcome, ShelterStay, StaffPet } from "@pawhaven/contract";

type Words<Value extends string> = Readonly<Record<Value, string>>;

export const intakeWords: Words<ShelterStay["intake_kind"]> = {
  stray: "Stray",
  surrendered: "Surrendered",
  transferred: "Transferred from another shelter",
  returned: "Returned",
  unknown: "Not known",
};

export const scanWords: Words<ShelterStay["chip_scan"]> = {
  found: "A chip was found",
  none: "No chip",
  "not scanned": "Not scanned yet",
};

export const placeWords: Words<StaffPet["location_kind"]> = {
  kennel: "Kennel",
  "foster home": "Foster home",
  clinic: "Clinic",
};

export const outcomeWords: Words<PetOutcome> = {
  adopted: "Adopted",
  "returned to owner": "Returned to its owner",
  transferred: "Transferred to another shelter",
  died: "Died",
};

export const careWords: Words<CareKind> = {
  vaccination: "Vaccination",
  deworming: "Deworming",
  neutering: "Neutering",
  treatment: "Treatment",
  weight: "Weight",
};

export const precisionWords: Words<BornPrecision> = {
  day: "To the day",
  month: "To the month",
  year: "To the year",
  estimated: "Estimated",
};

export const factLabels: Readonly<Record<keyof PetFacts, string>> = {
  children: "With children",
  dogs: "With dogs",
  cats: "With cats",
  energy: "Energy",
  house_trained: "House-trained",
  hours_alone: "Hours alone",
  garden: "Needs a garden",
};

export const factWords = {
  children: { yes: "Yes", older: "Older ones only", no: "No" },
  dogs: { yes: "Yes", some: "Some", no: "No" },
  cats: { yes: "Yes", some: "Some", no: "No" },
  energy: { low: "Low", medium: "Medium", high: "High" },
} as const;

/** What a select offers. */
export const optionsOf = <Value extends string>(words: Words<Value>): (readonly [Value, string])[] =>
  Object.entries(words) as [Value, string][];

/** `Kennel, A 3`. */
export const describePlace = ({ location_kind: kind, location }: Pick<StaffPet, "location_kind" | "location">) =>
  location ? `${placeWords[kind]}, ${location}` : placeWords[kind];
