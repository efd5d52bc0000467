import type { UploadedPicture } from "@pawhaven/contract";
import { Refusal } from "../../platform/http/refusal.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import type { Caller } from "../../platform/sessions.ts";

/** Into one's own folder only. */
export async function uploadPicture(
  store: PictureStore,
  { userId }: Caller,
  folder: string,
  file: Buffer,
): Promise<UploadedPicture> {
  if (folder !== store.folderOf(userId)) throw new Refusal("forbidden", "This folder is not yours.");
  if (!store.keep) throw new Refusal("not_found", "Pictures are kept by an image host; please upload there.");
  const publicId = await store.keep(folder, file);
  return { secure_url: store.addressOf(publicId), public_id: publicId };
}
