import { ApiError } from "../../platform/http/api-error.ts";
import type { Units } from "./order-units-store.ts";

/** Throws unless every gear's units could be changed; the transaction is rolled back then. */
export function assertAllUnits(requested: readonly Units[], changed: readonly { gearId: number }[], message: string) {
  if (changed.length < new Set(requested.map(({ gearId }) => gearId)).size) throw new ApiError("conflict", message);
}
