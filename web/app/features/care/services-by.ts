import type { ResourceKind, Service } from "@pawhaven/contract";

/** Services by people of this kind, except for those the page has already. */
export const servicesBy = (kind: ResourceKind, services: readonly Service[], shown: readonly number[]): Service[] =>
  services.filter(({ id, people }) => !shown.includes(id) && people.some((person) => person.kind === kind));

/** Null if none of them shows its price. */
export function lowestPrice(kind: ResourceKind, services: readonly Service[]): number | null {
  const prices = servicesBy(kind, services, []).flatMap(({ price_cents: cents }) => cents ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}
