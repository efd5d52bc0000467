import type { UploadedImage } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";

/** Into one's own folder only. */
export async function uploadImage(
  imageStore: ImageStore,
  { userId }: Caller,
  folder: string,
  file: Buffer,
): Promise<UploadedImage> {
  if (folder !== imageStore.folderOf(userId)) throw new ApiError("forbidden", "This folder is not yours.");
  if (!imageStore.save) throw new ApiError("not_found", "Pictures are kept by an image host; please upload there.");
  const publicId = await imageStore.save(folder, file);
  return { secure_url: imageStore.urlOf(publicId), public_id: publicId };
}
