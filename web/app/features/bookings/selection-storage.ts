import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { selectedPetKey, selectedServiceKey } from "../../lib/storage-keys.ts";

export const saveSelectedPet = (id: number | undefined) => saveId(selectedPetKey, id);
export const loadSelectedPet = () => loadId(selectedPetKey);

export const saveSelectedService = (id: number | undefined) => saveId(selectedServiceKey, id);
export const loadSelectedService = () => loadId(selectedServiceKey);

/** Survives signing in and a reload, in this tab only. */
const saveId = (key: string, id: number | undefined): void => writeStorage("sessionStorage", key, id?.toString());

function loadId(key: string): number | undefined {
  const text = readStorage("sessionStorage", key);
  return text === null ? undefined : Number(text);
}
