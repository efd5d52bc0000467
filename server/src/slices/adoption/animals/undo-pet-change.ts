import { locationKinds } from "@pawhaven/contract";
import { z } from "zod";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type RecordedChange, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { petNotFound } from "../errors.ts";
import type { PetRow } from "../store.ts";
import { petConstraintErrors } from "./errors.ts";
import type { PetColumns } from "./pet-fields.ts";
import { lockPetRow, replacePet } from "../pet-store.ts";

interface Field {
  action: string;
  current: (row: PetRow) => Record<string, unknown>;
  columns: (before: unknown, row: PetRow) => PetColumns;
}

const place = z.object({ location_kind: z.enum(locationKinds), location: z.string() });
const visibility = z.object({ is_published: z.boolean() });

const location: Field = {
  action: "moved",
  current: (row) => ({ location_kind: row.locationKind, location: row.location }),
  columns: (before) => {
    const { location_kind: locationKind, location: name } = place.parse(before);
    return { locationKind, location: name };
  },
};

const publication = (action: string): Field => ({
  action,
  current: (row) => ({ is_published: row.publishedAt !== null }),
  columns: (before, row) => ({
    publishedAt: visibility.parse(before).is_published ? (row.publishedAt ?? new Date()) : null,
  }),
});

const undo = ({ action, current, columns }: Field): Undo => ({
  permission: "animals.edit",
  constraintErrors: petConstraintErrors,
  async apply(tx: Tx, caller: StaffCaller, change: RecordedChange) {
    const row = await lockPetRow(tx, Number(change.objectId));
    if (!row) throw petNotFound();
    assertUnchangedSince(change, current(row));
    await replacePet(tx, row.id, row.version, columns(change.before, row));
    const object = { kind: "pet", id: row.id };
    await recordAudit(tx, caller, { action, object, before: current(row), after: change.before });
  },
});

export const petUndos = {
  moved: undo(location),
  published: undo(publication("published")),
  hidden: undo(publication("hidden")),
};
