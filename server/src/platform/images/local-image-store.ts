import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ApiError } from "../http/api-error.ts";
import { newToken } from "../auth/tokens.ts";
import { sanitizeImage } from "./sanitize-image.ts";
import type { ImageStore } from "./image-store.ts";

export const localImagesPrefix = "/media/";
export const localImagesFolder = (dataFolder: string) => path.join(dataFolder, "pictures");

/** Ids are made here and nowhere else: a customer's folder and a random name. Anything else is no id. */
const publicIdPattern = /^avatars\/\d+\/[\w-]{43}$/;

export function localImageStore({ dataFolder, origin }: { dataFolder: string; origin: string }): ImageStore {
  const root = localImagesFolder(dataFolder);
  const fileOf = (publicId: string) => path.join(root, `${publicId}.webp`);
  return {
    folderOf: (userId) => `avatars/${userId}`,
    urlOf: (publicId) => `${origin}${localImagesPrefix}${publicId}.webp`,
    async save(folder, bytes) {
      const image = await sanitizeImage(bytes);
      const publicId = `${folder}/${newToken()}`;
      await writeAtomically(fileOf(publicId), image).catch(rejectTemporarily);
      return publicId;
    },
    async remove(publicId) {
      if (publicIdPattern.test(publicId)) await rm(fileOf(publicId), { force: true });
    },
    async deleteUnused(before, neededAmong) {
      for await (const files of inBatches(listOldFiles(root, before))) {
        const used = await neededAmong(files.map((file) => file.replace(/\.webp$/, "")));
        const unused = files.filter((file) => !used.has(file.replace(/\.webp$/, "")));
        await Promise.all(unused.map((file) => rm(path.join(root, file), { force: true })));
      }
    },
  };
}

/** Of every customer, unfinished ones included, as their paths below the root. */
async function* listOldFiles(root: string, before: Date): AsyncGenerator<string> {
  for await (const file of glob("avatars/*/*.webp*", { cwd: root })) {
    const known = await stat(path.join(root, file)).catch(() => undefined);
    if (known && known.mtime < before) yield file;
  }
}

async function* inBatches(files: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < 200) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** There whole or not at all, even when the disk fills up half-way, and on the disk before it is answered. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const temporaryFile = `${file}.unfinished`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(temporaryFile, bytes, { flush: true });
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** Most likely the disk is full, which only the shop can mend. */
function rejectTemporarily(cause: unknown): never {
  const message = "We cannot keep pictures right now. Please try again later; your present picture stays as it is.";
  throw new ApiError("unavailable", message, { retryAfterSeconds: 60, cause });
}
