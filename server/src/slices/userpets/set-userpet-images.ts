import type { Image, UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { changeUserpet } from "./change-userpet.ts";
import { fieldError } from "./errors.ts";
import { replaceUserpet, type UserpetRow } from "./store.ts";
import type { UserpetsContext } from "./userpets-context.ts";

/** Their order, what they show, and which of them stay. The first one is on the card. */
export const setUserpetImages = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  images: readonly Image[],
  now: Date,
): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    assertOwnImages(row, images);
    await replaceUserpet(tx, id, { images: [...images] });
  });

function assertOwnImages(row: UserpetRow, images: readonly Image[]): void {
  const known = new Set(row.images.map(({ url }) => url));
  for (const [index, { url }] of images.entries())
    // mutant(userpet-images.test.ts): a pet shows its own pictures, each once
    if (!known.delete(url))
      throw fieldError(`images.${index}.url`, `This is not a picture of ${row.name}. Please upload it.`);
}
