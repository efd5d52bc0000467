import type { PetDraft } from "@pawhaven/contract";
import type { ResponsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import type { PetRow } from "../store.ts";
import { fieldError } from "./errors.ts";

export function assertNotInFuture(field: string, day: string | null, today: string): void {
  // mutant(animals.test.ts): what was recorded has happened
  if (day !== null && day > today) throw fieldError(field, "This day lies in the future.");
}

/** Pictures are those the animal has, or uploads; an address elsewhere would tell others who looks at our pages. */
export async function assertPetImages(
  store: ResponsiveImageStore,
  { images }: PetDraft,
  present: PetRow["images"],
): Promise<void> {
  for (const [index, { url }] of images.entries()) {
    const isKnown = present.some((image) => image.url === url) || (await store.has(url));
    // mutant(animals.test.ts): an animal shows only pictures that are stored here
    if (!isKnown)
      throw fieldError(`pet.images.${index}.url`, "This picture is not stored here. Please upload it again.");
  }
}
