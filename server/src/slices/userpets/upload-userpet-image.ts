import { maxUserpetImages, type UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Crop } from "../../platform/images/decoder-process.ts";
import { changeUserpet } from "./change-userpet.ts";
import { findOwnUserpet } from "./find-own-userpet.ts";
import { replaceUserpet, type UserpetRow } from "./store.ts";
import type { UserpetsContext } from "./userpets-context.ts";

/** The picture is the animal's at once: no address is ever taken from a request, so nobody shows another's picture. */
export async function uploadUserpetImage(
  context: UserpetsContext,
  caller: Caller,
  id: number,
  crop: Crop,
  file: Buffer,
  now: Date,
): Promise<UserpetDetails> {
  assertRoom(await findOwnUserpet(context.database.db, caller, id));
  const url = await context.userpetImages.save(`customer ${caller.userId}`, file, crop);
  return changeUserpet(context, caller, id, now, async (tx, current) => {
    assertRoom(current);
    await replaceUserpet(tx, id, { images: [...current.images, { url, alt: "" }] });
  });
}

function assertRoom({ name, images }: UserpetRow): void {
  // mutant(userpet-images.test.ts): a pet has a limited number of pictures
  if (images.length >= maxUserpetImages)
    throw new ApiError("conflict", `${name} has ${maxUserpetImages} pictures. Please remove one first.`);
}
