import { mkdirSync, statfsSync } from "node:fs";
import { StartupError } from "../startup-error.ts";

const megabyte = 1024 * 1024;

/**
 * If the embedded PostgreSQL cannot allocate its next WAL segment of 16 MB, it does not fail but loops forever on the
 * main thread. Space for four segments must therefore always be free.
 */
const minFreeBytes = 64 * megabyte;

/** Some file systems do not report their size. */
const freeBytes = (folder: string): number => {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
};

export function assertDiskSpace(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const free = freeBytes(folder);
  if (free >= minFreeBytes) return;
  throw new StartupError(
    `The disk of the data folder ${folder} is full: ${Math.floor(free / megabyte)} MB are free, and the embedded ` +
      `database needs ${minFreeBytes / megabyte} MB. Free some space, or set DATA_DIR to a folder on another disk.`,
  );
}

/** Makes the database read-only while the disk is almost full. Checked before every query. */
export class DiskSpaceMonitor {
  private readonly folder: string;
  private readonly setWritable: (allowed: boolean) => Promise<void>;
  private readonly onError: (error: Error) => void;
  private isLow = false;

  constructor(folder: string, setWritable: (allowed: boolean) => Promise<void>, onError: (error: Error) => void) {
    this.folder = folder;
    this.setWritable = setWritable;
    this.onError = onError;
  }

  async check(): Promise<void> {
    const isLow = freeBytes(this.folder) < minFreeBytes;
    if (isLow === this.isLow) return;
    await this.setWritable(!isLow);
    this.isLow = isLow;
    if (isLow) this.onError(new Error(`${this.folder} is almost full; the database is read-only until space is freed`));
  }
}
