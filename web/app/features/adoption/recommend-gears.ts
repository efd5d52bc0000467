import type { Gear } from "@pawhaven/contract";

const recommendedCount = 2;

/**
 * Two random gears for animals of the pet's type, featured ones first. The order is seeded with the pet's id: a choice made in the browser
 * would differ from the page that the server rendered and cached.
 */
export function recommendGears<G extends Pick<Gear, "id" | "petType" | "is_featured">>(
  gears: readonly G[],
  pet: { id: number; type: string },
): G[] {
  const forItsType = gears.filter(({ petType }) => petType === pet.type);
  const shuffled = (featured: 0 | 1) =>
    forItsType
      .filter(({ is_featured }) => is_featured === featured)
      .map((gear) => ({ gear, rank: pseudoRandom(pet.id, gear.id) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ gear }) => gear);
  return [...shuffled(1), ...shuffled(0)].slice(0, recommendedCount);
}

/** Mixes the two numbers with the finalizer of MurmurHash3. */
function pseudoRandom(seed: number, id: number): number {
  let mixed = Math.imul(seed, 0x9e3779b1) ^ Math.imul(id, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
