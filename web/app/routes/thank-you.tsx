import { useSearchParams } from "react-router";
import { ThankYouScreen } from "../features/orders/thank-you-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { readSearchParam, type RouteHandle } from "../lib/search-params.ts";
import type { Route } from "./+types/thank-you";

export const handle: RouteHandle = { searchParams: ["order"] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Thank you",
    description: "Your order.",
    path: "/thank-you",
    noIndex: true,
  });

export default function ThankYouPage() {
  const session = useRequiredSession();
  const [query] = useSearchParams();
  return (
    <div className="page-width max-w-3xl py-10">
      <ThankYouScreen id={readSearchParam(query, "order") ?? ""} enabled={session !== null} />
    </div>
  );
}
