import { pictureWidths } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { type ResponsiveImageStore, responsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import { deleteOrphanedPictures } from "../../../platform/images/staff-pictures.ts";
import { findUsedServiceImages } from "./store.ts";

export const serviceImageStore = ({ dataFolder }: { dataFolder: string }): ResponsiveImageStore =>
  responsiveImageStore({ dataFolder, folder: "services", widths: pictureWidths });

export const deleteOrphanedServiceImages = (db: Db, store: ResponsiveImageStore, now: Date): Promise<void> =>
  deleteOrphanedPictures(store, now, (urls) => findUsedServiceImages(db, urls));
