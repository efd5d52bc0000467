import type { SiteApi, Gear, GearWithReviews } from "@pawhaven/contract";
import { gearsFromReply, type GearCardData, toGearCardData } from "./load-gears.ts";

const maxRelatedGears = 4;

/** Those the shop chose, then gears of the same category and pet type, padded with others of the same pet type. */
export async function loadRelatedGears(api: SiteApi, gear: GearWithReviews): Promise<GearCardData[]> {
  const { id, petType, category } = gear;
  const limit = maxRelatedGears + 1;
  const [chosen, ...replies] = await Promise.all([
    loadChosen(api, gear),
    api.listGears({ query: { petType, category, limit } }),
    api.listGears({ query: { petType, limit: maxRelatedGears * 2 } }),
  ]);
  const others = [...chosen, ...replies.flatMap(gearsFromReply)].filter((other) => other.id !== id);
  const unique = [...new Map(others.map((gear) => [gear.id, gear])).values()];
  return unique.slice(0, maxRelatedGears).map(toGearCardData);
}

/** Without those that are no longer sold. */
async function loadChosen(api: SiteApi, { related_ids: ids }: GearWithReviews): Promise<Gear[]> {
  const chosen = await Promise.allSettled(ids.map((id) => api.getGear({ params: { id } })));
  return chosen.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}
