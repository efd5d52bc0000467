import type { Db } from "../../platform/db/database.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import { wornAmong } from "./store.ts";

const day = 24 * 60 * 60_000;

/** A picture that was sent but is worn by nobody a day later was changed for another, or given up with the form. */
export async function forgetUnwornPictures(db: Db, pictures: PictureStore, now: Date): Promise<void> {
  await pictures.tidy?.(new Date(now.getTime() - day), (publicIds) => wornAmong(db, publicIds));
}
