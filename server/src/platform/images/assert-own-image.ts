import { ApiError } from "../http/api-error.ts";
import type { ImageStore } from "./image-store.ts";

/** Of an id that a customer sends, `field` is where the form shows the error. */
export function assertOwnImage(imageStore: ImageStore, userId: number, field: string, publicId: string): void {
  // mutant(../../slices/images/images.test.ts): an image is in the folder of its customer
  if (!publicId.startsWith(`${imageStore.folderOf(userId)}/`))
    throw new ApiError("forbidden", "This picture is not yours.");
  const message = "This is not the id of an uploaded picture. Please upload it again.";
  // mutant(../../slices/images/images.test.ts): an image has an id that the image store creates
  if (!imageStore.isValidId(publicId)) throw new ApiError("invalid", message, { errors: { [field]: [message] } });
}
