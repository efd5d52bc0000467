import { useSearchParams } from "react-router";
import { addressOfThisSite } from "../features/accounts/redirect-target.ts";
import { OfflineScreen } from "../features/offline/offline-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import type { Route } from "./+types/offline";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: "You are offline",
    description: "What can be read without a connection.",
    path: "/offline",
    hidden: true,
  });

export default function OfflinePage() {
  const [address] = useSearchParams();
  return <OfflineScreen wanted={addressOfThisSite(address.get("wanted"))} />;
}
