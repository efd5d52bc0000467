import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const markerIn = (dataFolder: string) => path.join(dataFolder, "backup.running");

const renewEveryMs = 30_000;
const maxAgeMs = 10 * renewEveryMs;

/**
 * While a backup runs, no image is deleted: it copies them after it has read the rows that show them. What should have been
 * deleted is no longer used, so the daily clean-up does it later.
 */
export function markBackup(dataFolder: string): () => void {
  const marker = markerIn(dataFolder);
  const renew = () => writeFileSync(marker, String(process.pid));
  mkdirSync(dataFolder, { recursive: true });
  renew();
  const renewing = setInterval(renew, renewEveryMs);
  return () => {
    clearInterval(renewing);
    rmSync(marker, { force: true });
  };
}

/** The marker of a backup that was killed expires. */
export function isBackupRunning(dataFolder: string): boolean {
  const stats = statSync(markerIn(dataFolder), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < maxAgeMs;
}
