import type { ImageStore } from "../../platform/images/image-store.ts";
import type { ResponsiveImageStore } from "../../platform/images/responsive-image-store.ts";

export interface PictureStores {
  imageStore: ImageStore;
  userpetImages: ResponsiveImageStore;
}

/** After the account is gone: what the customer uploaded, and the pictures of their pets. */
export async function deletePictures(
  { imageStore, userpetImages }: PictureStores,
  userId: number,
  ofPets: readonly string[],
): Promise<void> {
  await imageStore.removeFolder(imageStore.folderOf(userId));
  // mutant(../userpets/userpet-images.test.ts): the pictures of pets are deleted with the account
  await userpetImages.remove(ofPets);
}
