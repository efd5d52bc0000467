import { useSearchParams } from "react-router";
import { GuestThankYouScreen, ThankYouScreen } from "../features/orders/thank-you-screen.tsx";
import { useGuestToken } from "../lib/guest-orders.ts";
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

/** A guest's order is known to the browser that placed it; every other one needs a session. */
export default function ThankYouPage() {
  const [query] = useSearchParams();
  const id = readSearchParam(query, "order") ?? "";
  const token = useGuestToken(id);
  return (
    <div className="page-width max-w-3xl py-10">
      {token && <GuestThankYouScreen id={id} token={token} />}
      {token === null && <CustomerThankYou id={id} />}
    </div>
  );
}

function CustomerThankYou({ id }: { id: string }) {
  const session = useRequiredSession();
  return <ThankYouScreen id={id} enabled={session !== null} />;
}
