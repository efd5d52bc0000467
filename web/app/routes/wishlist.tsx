import { WishlistScreen } from "../features/wishlist/wishlist-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/wishlist";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Wish List",
    description: "What you would like to have.",
    path: paths.wishlist,
    noIndex: true,
  });

export default function WishlistPage() {
  const session = useRequiredSession();
  return (
    <>
      <h1 className="text-heading">Wish List</h1>
      <WishlistScreen enabled={session !== null} />
    </>
  );
}
