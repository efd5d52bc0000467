export { rodentPictures } from "./pictures.ts";
