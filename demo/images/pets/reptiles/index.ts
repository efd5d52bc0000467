export { reptilePictures } from "./pictures.ts";
