/**
 * Where in what was sent there is a text that cannot be kept as it is: the database takes no NUL, and half a surrogate
 * pair would silently become another character.
 */
export function unwritablePlaces(value: unknown, place: string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [place.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => unwritablePlaces(inside, [...place, name]));
}
