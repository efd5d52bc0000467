import type { Gear } from "@pawhaven/contract";

const recommendedCount = 2;

/**
 * Two gears for dogs, featured ones first, filled up with others. Which ones is left to chance, but a chance that
 * follows from the pet: the page is rendered once for everybody, and a choice made in the browser would either differ
 * from what was rendered or make the page jump.
 */
export function recommendGears<G extends Pick<Gear, "id" | "petType" | "is_featured">>(
  gears: readonly G[],
  petId: number,
): G[] {
  const forDogs = gears.filter(({ petType }) => petType === "Dogs");
  const shuffled = (featured: 0 | 1) =>
    forDogs
      .filter(({ is_featured }) => is_featured === featured)
      .map((gear) => ({ gear, draw: pseudoRandom(petId, gear.id) }))
      .sort((a, b) => a.draw - b.draw)
      .map(({ gear }) => gear);
  return [...shuffled(1), ...shuffled(0)].slice(0, recommendedCount);
}

/** A number that looks random and is always the same for the same two; the mixing is that of MurmurHash3. */
function pseudoRandom(one: number, other: number): number {
  let mixed = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
