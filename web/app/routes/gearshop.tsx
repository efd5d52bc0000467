import { useQuery } from "@tanstack/react-query";
import { GearList } from "../features/catalogue/gear-list.tsx";
import { gearsQuery } from "../features/catalogue/queries.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/gearshop";

export async function loader({ context }: Route.LoaderArgs) {
  return { gears: await context.get(visitContext).api.listGears() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Gear Shop",
    description: "Premium products for your beloved pets: food, beds, toys, walking gear and homes, delivered free.",
    path: "/gearshop",
  });

export default function GearShop({ loaderData }: Route.ComponentProps) {
  const { data: gears } = useQuery({ ...gearsQuery, initialData: loaderData.gears });
  return (
    <div className="page-width py-10">
      <h1 className="text-title">Gear Shop</h1>
      <p className="mt-2 text-lead text-ink-soft">Premium products for your beloved pets</p>
      <GearList gears={gears} />
    </div>
  );
}
