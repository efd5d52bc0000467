import { pictureWidths } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { type ResponsiveImageStore, responsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import { deleteOrphanedPictures } from "../../../platform/images/staff-pictures.ts";
import { findUsedImages } from "../staff-store.ts";

export const gearImageStore = ({ dataFolder }: { dataFolder: string }): ResponsiveImageStore =>
  responsiveImageStore({ dataFolder, folder: "gears", widths: pictureWidths });

export const deleteOrphanedGearImages = (db: Db, store: ResponsiveImageStore, now: Date): Promise<void> =>
  deleteOrphanedPictures(store, now, (urls) => findUsedImages(db, urls));
