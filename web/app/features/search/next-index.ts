export const noneActive = -1;

/** The arrow keys wrap around through the field itself; Home and End work only within the list. */
export function nextIndexForKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return from + 1 < count ? from + 1 : noneActive;
  if (key === "ArrowUp") return from === noneActive ? count - 1 : from - 1;
  if (from === noneActive) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
