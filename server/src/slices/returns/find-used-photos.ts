export { usedPhotoIds as findUsedReturnPhotos } from "./store.ts";
