export { drawRodent, type RodentPlace, type RodentPose } from "./draw.ts";
export { rodents } from "./individuals.ts";
export { rodentPictures } from "./pictures.ts";
export type { Rodent } from "./rodent.ts";
