/** Options with the typed part in them, those that begin with it first. */
export function matching(options: readonly string[], typed: string): string[] {
  const part = typed.trim().toLowerCase();
  const found = options.filter((option) => option.toLowerCase().includes(part));
  const begins = (option: string) => option.toLowerCase().startsWith(part);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
