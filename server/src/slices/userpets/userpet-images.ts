import { petImageWidths } from "@pawhaven/contract";
import type { Db, Tx } from "../../platform/db/database.ts";
import { type ResponsiveImageStore, responsiveImageStore } from "../../platform/images/responsive-image-store.ts";
import { deleteOrphanedPictures } from "../../platform/images/staff-pictures.ts";
import { everyUserpetOf, findUsedUserpetImages } from "./store.ts";

export const userpetImageStore = ({ dataFolder }: { dataFolder: string }): ResponsiveImageStore =>
  responsiveImageStore({ dataFolder, folder: "userpets", widths: petImageWidths });

export const deleteOrphanedUserpetImages = (db: Db, store: ResponsiveImageStore, now: Date): Promise<void> =>
  deleteOrphanedPictures(store, now, (urls) => findUsedUserpetImages(db, urls));

/** Those to delete with the account; the shelter's own are among them, and another store's. */
export const listUserpetImages = async (tx: Tx, userId: number): Promise<string[]> =>
  (await everyUserpetOf(tx, userId)).flatMap(({ images }) => images.map(({ url }) => url));
