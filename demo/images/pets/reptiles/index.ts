export { reptileImages } from "./images.ts";
