import type { Tx } from "../../../platform/db/database.ts";
import type { GearRow } from "../gear-row.ts";
import type { GearColumns } from "./gear-fields.ts";
import { insertGear } from "../staff-store.ts";

const maxLength = 60;

/** `Größe M, 2 kg` becomes `grosse-m-2-kg`. A name without Latin letters and digits becomes `gear`. */
export const slugOf = (name: string): string =>
  name
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, "") || "gear";

/** Of gears with the same name, each later one gets a number. The database decides who was first. */
export async function insertWithSlug(tx: Tx, columns: GearColumns): Promise<GearRow> {
  const slug = slugOf(columns.name);
  for (let number = 1; ; number++) {
    const row = await insertGear(tx, columns, number === 1 ? slug : `${slug}-${number}`);
    if (row) return row;
  }
}
