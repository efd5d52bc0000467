import { type Service, type Species, toDollars } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";

type Facts = Pick<Service, "minutes" | "price_cents">;

/** `75 min, $45.00`; without a price if the clinic does not show it. */
export const describeFacts = ({ minutes, price_cents: cents }: Facts): string =>
  cents === null ? `${minutes} min` : `${minutes} min, ${formatDollars(toDollars(cents))}`;

export const sumFacts = (services: readonly Facts[]): Facts => ({
  minutes: services.reduce((sum, { minutes }) => sum + minutes, 0),
  price_cents: services.some(({ price_cents: cents }) => cents === null)
    ? null
    : services.reduce((sum, { price_cents: cents }) => sum + (cents ?? 0), 0),
});

export const suits = ({ species }: Pick<Service, "species">, pet: Species): boolean =>
  species.length === 0 || species.includes(pet);

const plurals: Record<Species, string> = { Dog: "dogs", Cat: "cats", Reptile: "reptiles", Rodent: "rodents" };

/** `For dogs and cats only`. */
export function describeSpecies({ species }: Pick<Service, "species">): string {
  const names = species.map((one) => plurals[one]);
  const last = names.pop() ?? "";
  return `For ${names.length > 0 ? `${names.join(", ")} and ${last}` : last} only`;
}
