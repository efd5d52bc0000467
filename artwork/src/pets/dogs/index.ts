export type { Dog, Expression } from "./dog.ts";
export { type DogPose, drawDog, type Placement } from "./draw.ts";
export { dogs, type DogSlug } from "./individuals/index.ts";
export { dogPictures } from "./pictures.ts";
