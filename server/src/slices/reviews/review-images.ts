import type { ReviewEdit } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { assertOwnImage } from "../../platform/images/assert-own-image.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { ReviewImageRow } from "../../schema/index.ts";
import { imageIdsOfReviewsBy } from "./store.ts";

/** Only the ids are trusted, and they must be in the customer's own folder; the URLs are derived from them. */
export function toImageRows(
  imageStore: ImageStore,
  userId: number,
  given: NonNullable<ReviewEdit["images"]>,
): ReviewImageRow[] {
  return given.map(({ public_id: publicId, alt }) => {
    assertOwnImage(imageStore, userId, "images", publicId);
    return { publicId, url: imageStore.urlOf(publicId), alt };
  });
}

/** After the commit. A file that stays behind when this fails is found by the job for orphans. */
export async function removeDroppedImages(
  imageStore: ImageStore,
  before: readonly ReviewImageRow[],
  after: readonly ReviewImageRow[] = [],
): Promise<void> {
  const dropped = before.filter(({ publicId }) => !after.some((image) => image.publicId === publicId));
  await Promise.all(dropped.map(({ publicId }) => imageStore.remove(publicId)));
}

const ownerOf = (publicId: string) => Number(publicId.split("/")[1]);

/** For the job that deletes orphaned images. An id has the customer in it, so their reviews alone are read. */
export async function findUsedReviewImageIds(db: Db, publicIds: string[]): Promise<Set<string>> {
  const owners = [...new Set(publicIds.map(ownerOf))].filter(Number.isSafeInteger);
  return new Set(await imageIdsOfReviewsBy(db, owners));
}
