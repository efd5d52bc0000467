/**
 * Where in what was sent there is a text that cannot be kept as it is: the database takes no NUL, and half a surrogate
 * pair would silently become another character.
 */
export function unstorableTextPaths(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, nested]) => unstorableTextPaths(nested, [...path, name]));
}
