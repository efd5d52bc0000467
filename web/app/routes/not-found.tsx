import { data } from "react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/not-found";

/** An address that leads nowhere shows the home page; the status tells search engines not to keep it. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await loadHome(context.get(visitContext)), { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "Page not found",
    description: "There is nothing at this address; here is the way in.",
    path: "/not-found",
    hidden: true,
  });

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
