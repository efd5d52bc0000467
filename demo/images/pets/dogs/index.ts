export { dogPictures } from "./pictures.ts";
