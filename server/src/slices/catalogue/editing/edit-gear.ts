import type { BodyOf, endpoints, GearDraft, StaffGear } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import type { ResponsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import { assertPictureStored } from "../../../platform/images/staff-pictures.ts";
import type { GearRow } from "../gear-row.ts";
import { gearById } from "../store.ts";
import { gearNotFound } from "./errors.ts";
import { insertDraft, saveDraft } from "./save-gear.ts";
import { toStaffGearDto } from "./serialize.ts";
import { countWaiting, relatedGears } from "../staff-store.ts";

export interface EditingContext {
  database: Database;
  gearImages: ResponsiveImageStore;
}

export async function createGear(
  { database, gearImages }: EditingContext,
  caller: StaffCaller,
  draft: GearDraft,
): Promise<StaffGear> {
  await assertImagesStored(gearImages, draft, []);
  return database.transaction(async (tx) => toDto(tx, await insertDraft(tx, caller, draft)));
}

export async function updateGear(
  { database, gearImages }: EditingContext,
  caller: StaffCaller,
  id: number,
  { version, gear: draft }: BodyOf<typeof endpoints.updateGear>,
): Promise<StaffGear> {
  return database.transaction(async (tx) => {
    const before = await gearById(tx, id);
    if (!before) throw gearNotFound();
    await assertImagesStored(gearImages, draft, before.images);
    return toDto(tx, await saveDraft(tx, caller, before, version, draft));
  });
}

export const toDto = async (tx: Db, row: GearRow): Promise<StaffGear> =>
  toStaffGearDto(row, {
    related: await relatedGears(tx, row.relatedIds),
    waiting: await countWaiting(tx, row.id),
  });

async function assertImagesStored(
  store: ResponsiveImageStore,
  { images }: GearDraft,
  present: GearRow["images"],
): Promise<void> {
  const before = present.map(({ url }) => url);
  for (const [index, { url }] of images.entries())
    await assertPictureStored(store, { url, before, field: `images.${index}.url` });
}
