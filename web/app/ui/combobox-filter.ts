/** Case-insensitive substring match; options that start with the query come first. */
export function filterOptions(options: readonly string[], query: string): string[] {
  const needle = query.trim().toLowerCase();
  const matches = options.filter((option) => option.toLowerCase().includes(needle));
  const isPrefixMatch = (option: string) => option.toLowerCase().startsWith(needle);
  return [...matches.filter(isPrefixMatch), ...matches.filter((option) => !isPrefixMatch(option))];
}
