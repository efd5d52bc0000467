import type { Db } from "../../platform/db/database.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { findUsedReturnPhotos } from "../returns/find-used-photos.ts";
import { findUsedReviewImageIds } from "../reviews/review-images.ts";
import { findUsedAvatarIds } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

/** An upload that nothing refers to after a day was replaced, or its form was never submitted. */
export async function deleteOrphanedAvatars(db: Db, imageStore: ImageStore, now: Date): Promise<void> {
  await imageStore.deleteUnused?.(new Date(now.getTime() - dayMs), async (publicIds) => {
    const used = await Promise.all([
      findUsedAvatarIds(db, publicIds),
      // mutant(../reviews/moderation.test.ts): the pictures of reviews are not orphans
      findUsedReviewImageIds(db, publicIds),
      // mutant(../returns/returns.test.ts): the photos of returns are not orphans
      findUsedReturnPhotos(db, publicIds),
    ]);
    return new Set(used.flatMap((ids) => [...ids]));
  });
}
