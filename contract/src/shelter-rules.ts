import type { Species } from "./userpet-rules.ts";

/** Where an animal is on its way through the shelter. Customers can ask for those that are available. */
export const petStages = ["preparing", "available", "reserved", "left"] as const;
export type PetStage = (typeof petStages)[number];

export const petStageNames: Readonly<Record<PetStage, string>> = {
  preparing: "In preparation",
  available: "Available",
  reserved: "Reserved",
  left: "Left",
};

export const petTypes = ["Dogs", "Cats", "Rodents", "Reptiles"] as const;
export type PetType = (typeof petTypes)[number];

const speciesByType: Readonly<Record<PetType, Species>> = {
  Dogs: "Dog",
  Cats: "Cat",
  Rodents: "Rodent",
  Reptiles: "Reptile",
};

/** Undefined for a type that an older version of the shop had. */
export const speciesOfType = (type: string): Species | undefined =>
  (speciesByType as Readonly<Record<string, Species | undefined>>)[type];

export const petIntakeKinds = ["stray", "surrendered", "transferred", "returned"] as const;
/** How animals of an older version of the shop came here is not known. */
export const storedPetIntakeKinds = [...petIntakeKinds, "unknown"] as const;

export const chipScans = ["found", "none", "not scanned"] as const;
export const locationKinds = ["kennel", "foster home", "clinic"] as const;
export const bornPrecisions = ["day", "month", "year", "estimated"] as const;
export type BornPrecision = (typeof bornPrecisions)[number];

export const petOutcomes = ["adopted", "returned to owner", "transferred", "died"] as const;
export type PetOutcome = (typeof petOutcomes)[number];

/** Fifteen digits, as ISO 11784 has them. */
export const chipPattern = /^\d{15}$/;

export const maxPetImages = 10;
/** The widths in which pictures are stored, each as AVIF and WebP. */
export const petImageWidths = [320, 640, 1280] as const;

export const careKinds = ["vaccination", "deworming", "neutering", "treatment", "weight"] as const;
export type CareKind = (typeof careKinds)[number];
export const careSources = ["shelter", "clinic", "owner"] as const;

/** The stages of an adoption request, in the order of the board. */
export const requestStages = [
  "received",
  "in_review",
  "meeting",
  "approved",
  "gone_home",
  "declined",
  "withdrawn",
] as const;
export type RequestStage = (typeof requestStages)[number];

export const openRequestStages = ["received", "in_review", "meeting"] as const satisfies RequestStage[];
/** An answer is due, or was yes. */
export const activeRequestStages = [...openRequestStages, "approved"] as const satisfies RequestStage[];

export const requestStageNames: Readonly<Record<RequestStage, string>> = {
  received: "Received",
  in_review: "In review",
  meeting: "Meeting",
  approved: "Approved",
  gone_home: "Gone home",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

const requestTransitions: Readonly<Record<RequestStage, readonly RequestStage[]>> = {
  received: ["in_review", "meeting", "approved", "declined", "withdrawn"],
  in_review: ["received", "meeting", "approved", "declined", "withdrawn"],
  meeting: ["received", "in_review", "approved", "declined", "withdrawn"],
  approved: ["gone_home", "declined"],
  gone_home: [],
  declined: [],
  withdrawn: [],
};

/** An approval can be taken back; what is closed stays closed. */
export const canMoveRequest = (from: RequestStage, to: RequestStage): boolean => requestTransitions[from].includes(to);

/** Where staff can move a request on the board: withdrawing is the customer's, going home has a form of its own. */
export const stagesToMoveTo = (from: RequestStage): RequestStage[] =>
  requestTransitions[from].filter((stage) => stage !== "withdrawn" && stage !== "gone_home");

export const adoptionCheckKinds = ["identity", "home", "references", "other_animals"] as const;
export type AdoptionCheckKind = (typeof adoptionCheckKinds)[number];

export const adoptionCheckNames: Readonly<Record<AdoptionCheckKind, string>> = {
  identity: "Identity",
  home: "Home",
  references: "References",
  other_animals: "Other animals",
};

export const meetingStatuses = ["planned", "held", "missed", "cancelled"] as const;
export const meetingMinutes = 45;

export const followUpDays = [3, 14, 90] as const;
export const followUpMoods = ["well", "mixed", "help"] as const;

export const maxShelterTextLength = 2000;
