import { useSearchParams } from "react-router";
import { toSafeRedirectPath } from "../features/accounts/redirect-target.ts";
import { OfflineScreen } from "../features/offline/offline-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import type { Route } from "./+types/offline";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "You are offline",
    description: "Pages that you can read offline.",
    path: "/offline",
    noIndex: true,
  });

export default function OfflinePage() {
  const [query] = useSearchParams();
  return <OfflineScreen wanted={toSafeRedirectPath(query.get("wanted"))} />;
}
