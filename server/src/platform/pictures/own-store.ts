import { glob, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
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
  const root = ownPicturesFolder(dataFolder);
  const fileOf = (publicId: string) => path.join(root, `${publicId}.webp`);
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
    async tidy(before, neededAmong) {
      for await (const files of inHandfuls(oldFiles(root, before))) {
        const needed = await neededAmong(files.map((file) => file.replace(/\.webp$/, "")));
        const superfluous = files.filter((file) => !needed.has(file.replace(/\.webp$/, "")));
        await Promise.all(superfluous.map((file) => rm(path.join(root, file), { force: true })));
      }
    },
  };
}

/** Of every customer, unfinished ones included, as their paths below the root. */
async function* oldFiles(root: string, before: Date): AsyncGenerator<string> {
  for await (const file of glob("avatars/*/*.webp*", { cwd: root })) {
    const known = await stat(path.join(root, file)).catch(() => undefined);
    if (known && known.mtime < before) yield file;
  }
}

async function* inHandfuls(files: AsyncIterable<string>): AsyncGenerator<string[]> {
  let handful: string[] = [];
  for await (const file of files) {
    handful.push(file);
    if (handful.length < 200) continue;
    yield handful;
    handful = [];
  }
  if (handful.length > 0) yield handful;
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
