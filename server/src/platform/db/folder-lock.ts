import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartupError } from "../startup-error.ts";

/**
 * Two processes on one data folder would silently corrupt it. Node has no file locks, but SQLite, which is part of Node,
 * does: an exclusive transaction holds a lock of the operating system, which is released even if the process is killed.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const ownerFile = path.join(folder, "owner.pid");
  const lock = new DatabaseSync(path.join(folder, "lock.db"), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch {
    lock.close();
    throw new StartupError(
      `The data folder ${folder} is in use by another process${ownerOf(ownerFile)}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(ownerFile, String(process.pid));
  return () => {
    rmSync(ownerFile, { force: true });
    lock.close();
  };
}

function ownerOf(file: string): string {
  try {
    return ` (${readFileSync(file, "utf8")})`;
  } catch {
    return "";
  }
}
