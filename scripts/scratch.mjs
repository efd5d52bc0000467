import { accessSync, constants, statfsSync } from "node:fs";
import os from "node:os";

const sharedMemoryFolder = "/dev/shm";
const minFreeBytes = 4 * 2 ** 30;

/**
 * Where tests keep the databases they make by the hundred: in memory where the machine has room to spare, for
 * making and removing their files would take as long as the tests themselves.
 */
export function scratchFolder() {
  try {
    accessSync(sharedMemoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(sharedMemoryFolder);
    return bavail * bsize > minFreeBytes && os.freemem() > minFreeBytes ? sharedMemoryFolder : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}
