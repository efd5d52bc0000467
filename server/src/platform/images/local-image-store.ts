import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { ApiError } from "../http/api-error.ts";
import { newToken } from "../auth/tokens.ts";
import { isBackupRunning } from "./backup-marker.ts";
import { avatarFolder, type ImageStore } from "./image-store.ts";
import type { DecoderLimits } from "./decoder-process.ts";
import { ImageSanitizer } from "./image-sanitizer.ts";

export const localImagesPrefix = "/media/";
export const localImagesFolder = (dataFolder: string) => path.join(dataFolder, "pictures");

/** Only this store creates public ids: the user's folder and a random name. Anything else could be a path traversal. */
const publicIdPattern = /^avatars\/\d+\/[\w-]{43}$/;

interface LocalImageStoreOptions {
  dataFolder: string;
  origin: string;
  decoderLimits?: Partial<DecoderLimits>;
}

export function localImageStore({ dataFolder, origin, decoderLimits }: LocalImageStoreOptions): ImageStore {
  const root = localImagesFolder(dataFolder);
  const sanitizer = new ImageSanitizer(decoderLimits);
  const fileOf = (publicId: string) => path.join(root, `${publicId}.webp`);
  return {
    folderOf: avatarFolder,
    isValidId: (publicId) => publicIdPattern.test(publicId),
    urlOf: (publicId) => `${origin}${localImagesPrefix}${publicId}.webp`,
    async save(folder, bytes, kind) {
      const image = await sanitizer.sanitize(folder, bytes, kind);
      const publicId = `${folder}/${newToken()}`;
      await writeAtomically(fileOf(publicId), image).catch(rejectTemporarily);
      return publicId;
    },
    async remove(publicId) {
      if (publicIdPattern.test(publicId) && !isBackupRunning(dataFolder)) await rm(fileOf(publicId), { force: true });
    },
    async removeFolder(folder) {
      if (!isBackupRunning(dataFolder)) await rm(path.join(root, folder), { recursive: true, force: true });
    },
    async deleteUnused(before, findUsed) {
      if (isBackupRunning(dataFolder)) return;
      for await (const files of inBatches(listOldFiles(root, before))) {
        const used = await findUsed(files.map(publicIdOf));
        const unused = files.filter((file) => !used.has(publicIdOf(file)));
        await Promise.all(unused.map((file) => rm(path.join(root, file), { force: true })));
      }
    },
    close: () => sanitizer.close(),
  };
}

const publicIdOf = (file: string) => file.replace(/\.webp$/, "");

/** Paths below the root. Includes temporary files of interrupted uploads. */
async function* listOldFiles(root: string, before: Date): AsyncGenerator<string> {
  for await (const file of glob("avatars/*/*.webp*", { cwd: root })) {
    const stats = await stat(path.join(root, file)).catch(() => undefined);
    if (stats && stats.mtime < before) yield file;
  }
}

export async function* inBatches(files: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < 200) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Atomic even if the disk fills up half-way, and flushed to disk before the request is answered. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
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

/** The disk is probably full, which only the operator can fix. */
export function rejectTemporarily(cause: unknown): never {
  const message = "We can't save images right now. Please try again later. Your current picture stays in place.";
  throw new ApiError("unavailable", message, { retryAfterSeconds: 60, cause });
}
