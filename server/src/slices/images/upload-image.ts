import type { BodyOf, endpoints, UploadedImage } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";

/** Customers can upload to their own folder only. */
export async function uploadImage(
  imageStore: ImageStore,
  { userId }: Caller,
  { folder, kind }: BodyOf<typeof endpoints.uploadImage>,
  file: Buffer,
): Promise<UploadedImage> {
  // mutant(malicious-images.test.ts): an image is uploaded to the folder of its customer
  if (folder !== imageStore.folderOf(userId)) throw new ApiError("forbidden", "This folder is not yours.");
  if (!imageStore.save) throw new ApiError("not_found", "Images are stored at an image host. Please upload there.");
  const publicId = await imageStore.save(folder, file, kind);
  return { secure_url: imageStore.urlOf(publicId), public_id: publicId };
}
