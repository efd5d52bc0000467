export { dogImages } from "./images.ts";
