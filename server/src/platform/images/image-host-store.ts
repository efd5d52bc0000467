import { createHash } from "node:crypto";
import { avatarFolder, type ImageStore } from "./image-store.ts";

export interface ImageHost {
  cloud: string;
  uploadPreset: string;
  key: string;
  secret: string;
}

/** The user's folder and a name; the upload preset lets Cloudinary choose it. */
const publicIdPattern = /^avatars\/\d+\/[\w-][\w.-]*$/;

/** Cloudinary. Browsers upload to it directly with the unsigned preset; only deleting needs the secret. */
export function imageHostStore({ cloud, key, secret }: ImageHost): ImageStore {
  return {
    folderOf: avatarFolder,
    isValidId: (publicId) => publicIdPattern.test(publicId),
    urlOf: (publicId) => `https://res.cloudinary.com/${cloud}/image/upload/${publicId}`,
    async remove(publicId) {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHash("sha256")
        .update(`public_id=${publicId}&timestamp=${timestamp}${secret}`)
        .digest("hex");
      const body = new URLSearchParams({ public_id: publicId, timestamp, api_key: key, signature });
      const response = await fetch(`https://api.cloudinary.com/v1_1/${cloud}/image/destroy`, {
        method: "POST",
        body,
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The image host responded ${response.status} when deleting an image.`);
    },
    /** Part of the admin API, which takes the key and the secret instead of a signature. */
    async removeFolder(folder) {
      const query = new URLSearchParams({ prefix: `${folder}/` });
      const response = await fetch(`https://api.cloudinary.com/v1_1/${cloud}/resources/image/upload?${query}`, {
        method: "DELETE",
        headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}` },
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`The image host responded ${response.status} when deleting a folder.`);
    },
  };
}
