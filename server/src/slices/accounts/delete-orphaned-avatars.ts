import type { Db } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { findUsedAvatarIds } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** An upload that no profile refers to after a day was replaced, or its form was never submitted. */
export async function deleteOrphanedAvatars(db: Db, imageStore: ImageStore, now: Date): Promise<void> {
  await imageStore.deleteUnused?.(new Date(now.getTime() - dayMs), (publicIds) => findUsedAvatarIds(db, publicIds));
}
