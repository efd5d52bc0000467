import { petImageWidths } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Crop } from "../../../platform/images/decoder-process.ts";
import { type ResponsiveImageStore, responsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import { findUsedPetImages } from "./store.ts";

export const petImageStore = ({ dataFolder }: { dataFolder: string }): ResponsiveImageStore =>
  responsiveImageStore({ dataFolder, folder: "animals", widths: petImageWidths });

export const uploadPetImage = async (
  store: ResponsiveImageStore,
  { staffId }: StaffCaller,
  crop: Crop,
  file: Buffer,
): Promise<{ url: string }> => ({ url: await store.save(`staff ${staffId}`, file, crop) });

const dayMs = 24 * 60 * 60_000;

/** An upload that no animal shows after a day was replaced before it was saved, or its form was left. */
export const deleteOrphanedPetImages = (db: Db, store: ResponsiveImageStore, now: Date): Promise<void> =>
  store.deleteUnused(new Date(now.getTime() - dayMs), (urls) => findUsedPetImages(db, urls));
