import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "../http/refusal.ts";
import { newToken } from "../tokens.ts";
import { harmlessPicture } from "./harmless-picture.ts";
import type { PictureStore } from "./picture-store.ts";

export const ownPicturesPrefix = "/media/";
export const ownPicturesFolder = (dataFolder: string) => path.join(dataFolder, "pictures");

/** Ids are made here and nowhere else: a customer's folder and a random name. Anything else is no id. */
const publicIdForm = /^avatars\/\d+\/[\w-]{43}$/;

export function ownStore({ dataFolder, origin }: { dataFolder: string; origin: string }): PictureStore {
  const fileOf = (publicId: string) => path.join(ownPicturesFolder(dataFolder), `${publicId}.webp`);
  return {
    folderOf: (userId) => `avatars/${userId}`,
    addressOf: (publicId) => `${origin}${ownPicturesPrefix}${publicId}.webp`,
    async keep(folder, bytes) {
      const picture = await harmlessPicture(bytes);
      const publicId = `${folder}/${newToken()}`;
      await writeWhole(fileOf(publicId), picture).catch(refuseForNow);
      return publicId;
    },
    async remove(publicId) {
      if (publicIdForm.test(publicId)) await rm(fileOf(publicId), { force: true });
    },
  };
}

/** There whole or not at all, even when the disk fills up half-way, and on the disk before it is answered. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Most likely the disk is full, which only the shop can mend. */
function refuseForNow(cause: unknown): never {
  const words = "We cannot keep pictures right now. Please try again later; your present picture stays as it is.";
  throw new Refusal("unavailable", words, { retryAfterSeconds: 60, cause });
}
