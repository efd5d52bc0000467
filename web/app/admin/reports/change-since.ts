/** `+12%`, or nothing where there is nothing to compare with. */
export function changeSince(before: number, now: number): string {
  if (before <= 0) return "";
  const percent = Math.round((now / before - 1) * 100);
  return percent > 0 ? `+${percent}%` : `${percent}%`.replace("-", "−");
}
