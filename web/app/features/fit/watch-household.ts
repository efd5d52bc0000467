import { createApiWithToken } from "../../lib/api.ts";
import { provideFit } from "../../lib/fit.tsx";
import { onHouseholdChange } from "../../lib/household-changed.ts";
import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { petlessUserKey } from "../../lib/storage-keys.ts";
import type { Customer } from "./fit-state.ts";

/** Loads the verdicts for a customer with pets. Who has none is asked about once per tab, and loads nothing more. */
export function watchHousehold(token: string, customer: Customer): () => void {
  const { userId } = customer;
  let isWatching = true;
  const check = async () => {
    const { pets } = await createApiWithToken(token).getHousehold();
    writeStorage("sessionStorage", petlessUserKey, pets.length === 0 ? String(userId) : undefined);
    const fit = pets.length === 0 ? null : await import("./start-fit.tsx");
    if (!isWatching) return;
    if (fit) fit.startFit(customer, pets);
    else provideFit(null);
  };
  const tryCheck = () => void check().catch(() => undefined);
  if (readStorage("sessionStorage", petlessUserKey) !== String(userId)) tryCheck();
  const unsubscribe = onHouseholdChange(tryCheck);
  return () => {
    isWatching = false;
    unsubscribe();
    provideFit(null);
  };
}
