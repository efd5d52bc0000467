import type { SiteApi, Gear } from "@pawhaven/contract";
import { gearsFromReply, type GearCardData, toGearCardData } from "./load-gears.ts";

const maxRelatedGears = 4;

/** Gears of the same category and pet type, padded with others of the same pet type. */
export async function loadRelatedGears(api: SiteApi, { id, petType, category }: Gear): Promise<GearCardData[]> {
  const limit = maxRelatedGears + 1;
  const replies = await Promise.all([
    api.listGears({ query: { petType, category, limit } }),
    api.listGears({ query: { petType, limit: maxRelatedGears * 2 } }),
  ]);
  const others = replies.flatMap(gearsFromReply).filter((gear) => gear.id !== id);
  const unique = [...new Map(others.map((gear) => [gear.id, gear])).values()];
  return unique.slice(0, maxRelatedGears).map(toGearCardData);
}
