/** A row of the tree of ingredients: chicken is poultry, and poultry is meat. */
export interface Ingredient {
  name: string;
  parent: string | null;
}

export type Certainty = "contains" | "may contain";

export type ParentOf = ReadonlyMap<string, string | null>;

export const parentsOf = (ingredients: readonly Ingredient[]): ParentOf =>
  new Map(ingredients.map(({ name, parent }) => [name, parent]));

/** The ingredient and all that it is a kind of. A name is visited once, whatever the tree says. */
export function kindsOf(parents: ParentOf, name: string): Set<string> {
  const kinds = new Set<string>();
  for (let next: string | null = name; next !== null && !kinds.has(next); next = parents.get(next) ?? null)
    kinds.add(next);
  return kinds;
}

/**
 * What a listed ingredient says about an avoided one. Chicken is poultry, so whoever avoids poultry avoids it. A label
 * that only says poultry may mean chicken.
 */
export function certaintyOf(parents: ParentOf, listed: string, avoided: string): Certainty | null {
  if (kindsOf(parents, listed).has(avoided)) return "contains";
  return kindsOf(parents, avoided).has(listed) ? "may contain" : null;
}
