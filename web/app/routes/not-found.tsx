import { data } from "react-router";
import { HomeScreen } from "../features/home/home-screen.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import type { Route } from "./+types/not-found";

/** Unknown paths show the home page. The status keeps them out of search engines. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  data(await loadHome(context.get(renderContext)), { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Page not found",
    description: "There is nothing at this address.",
    path: "/not-found",
    noIndex: true,
  });

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
