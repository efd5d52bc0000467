import type { BodyOf, endpoints, GearDraft, StaffGear } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import type { ResponsiveImageStore } from "../../../platform/images/responsive-image-store.ts";
import type { GearRow } from "../gear-row.ts";
import { gearById } from "../store.ts";
import { fieldError, gearNotFound } from "./errors.ts";
import { insertDraft, saveDraft } from "./save-gear.ts";
import { toStaffGearDto } from "./serialize.ts";
import { relatedGears } from "../staff-store.ts";

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
  const current = await gearById(database.db, id);
  if (!current) throw gearNotFound();
  await assertImagesStored(gearImages, draft, current.images);
  return database.transaction(async (tx) => {
    const before = await gearById(tx, id);
    if (!before) throw gearNotFound();
    return toDto(tx, await saveDraft(tx, caller, before, version, draft));
  });
}

export const toDto = async (tx: Tx, row: GearRow): Promise<StaffGear> =>
  toStaffGearDto(row, await relatedGears(tx, row.relatedIds));

/** Pictures are those the gear has, or uploads; an address elsewhere would tell others who looks at our pages. */
async function assertImagesStored(
  store: ResponsiveImageStore,
  { images }: GearDraft,
  present: GearRow["images"],
): Promise<void> {
  for (const [index, { url }] of images.entries()) {
    const isKnown = present.some((image) => image.url === url) || (await store.has(url));
    // mutant(editing.test.ts): a gear shows only pictures that are stored here
    if (!isKnown) throw fieldError(`images.${index}.url`, "This picture is not stored here. Please upload it again.");
  }
}
