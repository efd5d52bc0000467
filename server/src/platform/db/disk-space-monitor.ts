import { mkdirSync, statfsSync } from "node:fs";
import { StartupError } from "../startup-error.ts";

const megabyte = 1024 * 1024;

/**
 * When the embedded PostgreSQL finds no room for the next 16 MB of its log, it does not fail: it spins on this very
 * thread, for ever, and the shop with it. So it is never let come near that: four such pieces must always be free.
 */
const minFreeBytes = 64 * megabyte;

/** Some file systems do not know their size. */
const freeBytes = (folder: string): number => {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
};

/** To open a database is to write to it. */
export function assertDiskSpace(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const free = freeBytes(folder);
  if (free >= minFreeBytes) return;
  throw new StartupError(
    `The disk of the data folder ${folder} is full: ${Math.floor(free / megabyte)} MB are free, and the embedded ` +
      `database needs ${minFreeBytes / megabyte} MB. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/** Lets the database be read but not written while the disk is almost full. Asked before every piece of work. */
export class DiskSpaceMonitor {
  private readonly folder: string;
  private readonly setWritable: (allowed: boolean) => Promise<void>;
  private readonly onError: (error: Error) => void;
  private isLow = false;

  constructor(folder: string, allowWriting: (allowed: boolean) => Promise<void>, onError: (error: Error) => void) {
    this.folder = folder;
    this.setWritable = allowWriting;
    this.onError = onError;
  }

  async check(): Promise<void> {
    const free = freeBytes(this.folder);
    const isShort = free < minFreeBytes;
    if (isShort === this.isLow) return;
    await this.setWritable(!isShort);
    this.isLow = isShort;
    if (isShort) this.onError(new Error(`${this.folder} is almost full; nothing is written until there is room again`));
  }
}
