import {
  gearShopParamNames,
  parseGearShopParams,
  repeatedGearShopParams,
} from "../features/catalogue/gear-shop-params.ts";
import { GearShop } from "../features/catalogue/gear-shop.tsx";
import { loadGears } from "../features/catalogue/load-gears.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import type { RouteHandle } from "../lib/search-params.ts";
import type { Route } from "./+types/gearshop";

export async function loader({ context, url }: Route.LoaderArgs) {
  const params = parseGearShopParams(url.searchParams);
  return { loaded: { ...(await loadGears(context.get(renderContext).api, params)), params } };
}

export const handle: RouteHandle = { searchParams: gearShopParamNames, repeatedParams: repeatedGearShopParams };

/** After client-side navigation the screen shows at once and fetches its gears itself. */
export const clientLoader = () => ({ loaded: null });

/** The screen itself follows changes of the filters. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Gear Shop",
    description: "Premium products for your beloved pets: food, beds, toys, walking gear and homes, delivered free.",
    path: paths.gearShop,
  });

export default function GearShopPage({ loaderData }: Route.ComponentProps) {
  return <GearShop loaded={loaderData.loaded} />;
}
