import type { Tx } from "../../platform/db/database.ts";
import { type CareSubject, recordsOf } from "./store.ts";

export interface CareSummary {
  weightKg: number | null;
  isNeutered: boolean;
}

/** The newest weight, and whether it was neutered. */
export async function summarizeCare(tx: Tx, subject: CareSubject): Promise<CareSummary> {
  const rows = await recordsOf(tx, subject);
  return {
    weightKg: rows.find(({ kind }) => kind === "weight")?.weightKg ?? null,
    isNeutered: rows.some(({ kind }) => kind === "neutering"),
  };
}
