import type { CareRecordDraft } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { type CareSubject, recordsOf } from "./store.ts";

/** A missing decimal point makes ten of it. */
const maxFactor = 3;

/** A weight that is far from the last one is asked about once. */
export async function assertPlausibleWeight(tx: Tx, subject: CareSubject, draft: CareRecordDraft): Promise<void> {
  const { weight_kg: weight, override, corrects_id: correctsId } = draft;
  if (weight === null || override) return;
  const last = (await recordsOf(tx, subject)).find(({ id, kind }) => kind === "weight" && id !== correctsId)?.weightKg;
  if (last === undefined || last === null) return;
  // mutant(../adoption/animals/animals.test.ts): a weight that is far from the last one is asked about
  if (weight > last * maxFactor || weight < last / maxFactor)
    throw new ApiError("needs_override", `The last weight was ${last} kg. Is ${weight} kg correct?`);
}
