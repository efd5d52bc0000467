/**
 * Splits cents by weights so that the parts add up exactly: rounded down first, then a cent more for the largest
 * remainders. No part is more than its weight if the whole is not more than all weights together.
 */
export function allocate(cents: number, weights: readonly number[]): number[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (all === 0n) return weights.map(() => 0);
  const shares = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = shares.map((share) => Number(share / all));
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share % all }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
