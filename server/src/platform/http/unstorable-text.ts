/**
 * Paths of strings that cannot be stored unchanged: PostgreSQL rejects NUL, and a lone surrogate would silently be
 * replaced when it is encoded.
 */
export function unstorableTextPaths(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, nested]) => unstorableTextPaths(nested, [...path, name]));
}
