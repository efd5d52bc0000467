export { rodentImages } from "./images.ts";
