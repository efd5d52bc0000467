export { drawReptile, type ReptilePlace, type ReptilePose } from "./draw.ts";
export { type Reptile, reptiles } from "./individuals.ts";
export { reptilePictures } from "./pictures.ts";
