import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

export interface CopiedFiles {
  files: number;
  bytes: number;
}

/** Copies a folder with all that is below it, to disk. Without it there is nothing to copy. */
export async function copyFolder(from: string, to: string): Promise<CopiedFiles> {
  const copied = { files: 0, bytes: 0 };
  for (const name of await listFiles(from)) {
    if (name.endsWith(".unfinished")) continue; // an upload that is being written, or never was
    const bytes = await copyFile(path.join(from, name), path.join(to, name));
    if (bytes === undefined) continue;
    copied.files += 1;
    copied.bytes += bytes;
  }
  return copied;
}

/** Undefined if the file has gone since it was listed. */
async function copyFile(from: string, to: string): Promise<number | undefined> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  const target = createWriteStream(to, { mode: 0o600, flush: true });
  try {
    await pipeline(createReadStream(from), target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return target.bytesWritten;
}

/** Paths below the folder, with slashes, in alphabetical order. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT") return [];
  throw error;
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** A new name of a file survives a power failure only once its folder is on disk. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
