import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A file system of its own that is soon full. Not everybody may mount one. */
export class SmallDisk {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-disk-"));
  readonly isMounted: boolean;
  private readonly fillerFile = path.join(this.folder, "ballast");

  constructor(megabytes: number) {
    this.isMounted = tryMount(this.folder, megabytes);
  }

  /** Takes all room but this much. */
  fill(leavingBytes = 0): void {
    const piece = Buffer.alloc(1024 * 1024);
    const descriptor = openSync(this.fillerFile, "w");
    const { bavail, bsize } = statfsSync(this.folder);
    for (let left = bavail * bsize - leavingBytes; left > 0; left -= piece.length)
      writeSync(descriptor, piece, 0, Math.min(left, piece.length));
    closeSync(descriptor);
  }

  freeSpace(): void {
    rmSync(this.fillerFile);
  }

  remove(): void {
    if (this.isMounted) execFileSync("umount", ["--lazy", this.folder]);
    rmdirSync(this.folder);
  }
}

function tryMount(folder: string, megabytes: number): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
