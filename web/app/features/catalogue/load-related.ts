import type { Api, Gear } from "@pawhaven/contract";
import { gearsIn, type ShownGear, shown } from "./load-gears.ts";

const relatedShown = 4;

/** Gear of the same kind for the same animals; where that is not enough, other gear for them. */
export async function loadRelated(api: Api, { id, petType, category }: Gear): Promise<ShownGear[]> {
  const limit = relatedShown + 1;
  const replies = await Promise.all([
    api.listGears({ query: { petType, category, limit } }),
    api.listGears({ query: { petType, limit: relatedShown * 2 } }),
  ]);
  const others = replies.flatMap(gearsIn).filter((gear) => gear.id !== id);
  const different = [...new Map(others.map((gear) => [gear.id, gear])).values()];
  return different.slice(0, relatedShown).map(shown);
}
