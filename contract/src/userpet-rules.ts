export const speciesList = ["Dog", "Cat", "Reptile", "Rodent"] as const;
export type Species = (typeof speciesList)[number];

export const userpetGenders = ["Male", "Female", "Unknown"] as const;

export const maxUserpetNameLength = 100;

export const maxUserpetNotesLength = 1000;

export const maxUserpetImages = 10;

/** For so many days a death that was recorded by mistake can be taken back. */
export const undoDeathDays = 30;

/** How long a link to a passport works. */
export const passportDays = [7, 30, 90] as const;
export type PassportDays = (typeof passportDays)[number];

/** Links to one passport that work at the same time. */
export const maxPassports = 10;

/** Said wherever the product says what an animal needs. */
export const usualAdvice = "Usual advice; your vet decides.";
