import type { Db } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { findUsedReturnPhotos } from "../returns/find-used-photos.ts";
import { findUsedAvatarIds } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** An upload that no profile and no return refers to after a day was replaced, or its form was never submitted. */
export async function deleteOrphanedAvatars(db: Db, imageStore: ImageStore, now: Date): Promise<void> {
  await imageStore.deleteUnused?.(new Date(now.getTime() - dayMs), async (publicIds) => {
    const avatars = await findUsedAvatarIds(db, publicIds);
    // mutant(../returns/returns.test.ts): the photos of returns are not orphans
    return new Set([...avatars, ...(await findUsedReturnPhotos(db, publicIds))]);
  });
}
