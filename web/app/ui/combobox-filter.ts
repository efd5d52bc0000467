/** Options with the typed part in them, those that begin with it first. */
export function filterOptions(options: readonly string[], query: string): string[] {
  const part = query.trim().toLowerCase();
  const found = options.filter((option) => option.toLowerCase().includes(part));
  const begins = (option: string) => option.toLowerCase().startsWith(part);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
