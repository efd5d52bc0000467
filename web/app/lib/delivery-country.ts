import type { Country } from "@pawhaven/contract";
import { readStorage, writeStorage } from "./safe-storage.ts";
import { deliveryCountryKey } from "./storage-keys.ts";

const listeners = new Set<() => void>();

/** The country that was last chosen in this browser, whatever is stored there. */
export const readDeliveryCountry = (): string | null => readStorage("localStorage", deliveryCountryKey);

export function rememberDeliveryCountry(country: Country): void {
  writeStorage("localStorage", deliveryCountryKey, country);
  listeners.forEach((listener) => listener());
}

export function onDeliveryCountryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
