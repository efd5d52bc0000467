import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A small file system that a test can fill up. Mounting it takes root privileges. */
export class SmallDisk {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-disk-"));
  readonly isMounted: boolean;
  readonly fillerFile = path.join(this.folder, "filler");

  constructor(megabytes: number) {
    this.isMounted = tryMount(this.folder, megabytes);
  }

  fill(leavingBytes = 0): void {
    const chunk = Buffer.alloc(1024 * 1024);
    const descriptor = openSync(this.fillerFile, "w");
    const { bavail, bsize } = statfsSync(this.folder);
    for (let left = bavail * bsize - leavingBytes; left > 0; left -= chunk.length)
      writeSync(descriptor, chunk, 0, Math.min(left, chunk.length));
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
