import type { StaffCaller } from "../auth/staff-sessions.ts";
import { ApiError } from "../http/api-error.ts";
import type { Crop } from "./decoder-process.ts";
import type { ResponsiveImageStore } from "./responsive-image-store.ts";

export const savePicture = async (
  store: ResponsiveImageStore,
  { staffId }: StaffCaller,
  crop: Crop,
  file: Buffer,
): Promise<{ url: string }> => ({ url: await store.save(`staff ${staffId}`, file, crop) });

const notStored = "This picture is not stored here. Please upload it again.";

/** A picture is one that was there before, or an upload; an address elsewhere would tell others who looks at our pages. */
export async function assertPictureStored(
  store: ResponsiveImageStore,
  { url, before, field }: { url: string; before: readonly string[]; field: string },
): Promise<void> {
  // mutant(../../slices/catalogue/editing/editing.test.ts): pages show only pictures that are stored here
  if (before.includes(url) || (await store.has(url))) return;
  throw new ApiError("invalid", notStored, { errors: { [field]: [notStored] } });
}

const dayMs = 24 * 60 * 60_000;

/** An upload that nothing shows after a day was replaced before it was saved, or its form was left. */
export const deleteOrphanedPictures = (
  store: ResponsiveImageStore,
  now: Date,
  findUsed: (urls: string[]) => Promise<Set<string>>,
): Promise<void> => store.deleteUnused(new Date(now.getTime() - dayMs), findUsed);
