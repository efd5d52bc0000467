import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/robots";

/** What needs a signed-in customer is of no use to a search engine. */
const closed = [
  "/api/",
  "/admin",
  "/cart",
  "/checkout",
  "/login",
  "/signup",
  "/reset",
  "/profile",
  "/orders",
  "/order",
  "/receipt",
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain" } });
}
