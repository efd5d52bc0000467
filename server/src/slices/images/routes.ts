import type { imagesEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { uploadImage } from "./upload-image.ts";

export const imagesRoutes = (imageStore: ImageStore): Handlers<typeof imagesEndpoints> => ({
  uploadImage: ({ caller, body, file }) => uploadImage(imageStore, caller, body, file),
});
