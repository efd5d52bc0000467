export const speciesList = ["Dog", "Cat", "Reptile", "Rodent"] as const;
export type Species = (typeof speciesList)[number];

export const userpetGenders = ["Male", "Female", "Unknown"] as const;

export const maxUserpetNameLength = 100;

export const maxUserpetNotesLength = 1000;
