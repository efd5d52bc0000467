import { gearImageWidths } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { type ResponsiveImageStore, responsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import type { Crop } from "../../../platform/images/decoder-process.ts";
import { findUsedImages } from "../staff-store.ts";

export const gearImageStore = ({ dataFolder }: { dataFolder: string }): ResponsiveImageStore =>
  responsiveImageStore({ dataFolder, folder: "gears", widths: gearImageWidths });

export const uploadGearImage = async (
  store: ResponsiveImageStore,
  { staffId }: StaffCaller,
  crop: Crop,
  file: Buffer,
): Promise<{ url: string }> => ({ url: await store.save(`staff ${staffId}`, file, crop) });

const dayMs = 24 * 60 * 60_000;

/** An upload that no gear shows after a day was replaced before it was saved, or its form was left. */
export const deleteOrphanedGearImages = (db: Db, store: ResponsiveImageStore, now: Date): Promise<void> =>
  store.deleteUnused(new Date(now.getTime() - dayMs), (urls) => findUsedImages(db, urls));
