import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export interface SmallDisk {
  folder: string;
  /** Takes all room but this much. */
  fill(leavingBytes?: number): void;
  makeRoom(): void;
  remove(): void;
}

/** A file system of its own that is soon full, or nothing where this user may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = path.join(folder, "ballast");
  return {
    folder,
    fill: (leavingBytes = 0) => fill(ballast, freeBytes(folder) - leavingBytes),
    makeRoom: () => rmSync(ballast),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function fill(file: string, bytes: number): void {
  const piece = Buffer.alloc(1024 * 1024);
  const descriptor = openSync(file, "w");
  for (let left = bytes; left > 0; left -= piece.length) writeSync(descriptor, piece, 0, Math.min(left, piece.length));
  closeSync(descriptor);
}
