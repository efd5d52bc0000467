import { useSearchParams } from "react-router";
import { ReceiptScreen } from "../features/orders/receipt-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { readSearchParam, type RouteHandle } from "../lib/search-params.ts";
import type { Route } from "./+types/receipt";

export const handle: RouteHandle = { searchParams: ["order"] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Receipt",
    description: "Your receipt.",
    path: "/receipt",
    noIndex: true,
  });

export default function ReceiptPage() {
  const session = useRequiredSession();
  const [query] = useSearchParams();
  return (
    <div className="page-width max-w-3xl py-10 print:max-w-none print:p-0">
      <ReceiptScreen id={readSearchParam(query, "order") ?? ""} enabled={session !== null} />
    </div>
  );
}
