import { useSearchParams } from "react-router";
import { ReceiptScreen } from "../features/orders/receipt-screen.tsx";
import { useGuestToken } from "../lib/guest-orders.ts";
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

/** A guest's order is known to the browser that placed it; every other one needs a session. */
export default function ReceiptPage() {
  const [query] = useSearchParams();
  const id = readSearchParam(query, "order") ?? "";
  const token = useGuestToken(id);
  return (
    <div className="page-width max-w-3xl py-10 print:max-w-none print:p-0">
      {token && <ReceiptScreen id={id} guestToken={token} enabled />}
      {token === null && <CustomerReceipt id={id} />}
    </div>
  );
}

function CustomerReceipt({ id }: { id: string }) {
  const session = useRequiredSession();
  return <ReceiptScreen id={id} enabled={session !== null} />;
}
