import type { Db } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { findUsedAvatarIds } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** A picture that was sent but is worn by nobody a day later was changed for another, or given up with the form. */
export async function deleteOrphanedAvatars(db: Db, imageStore: ImageStore, now: Date): Promise<void> {
  await imageStore.deleteUnused?.(new Date(now.getTime() - dayMs), (publicIds) => findUsedAvatarIds(db, publicIds));
}
