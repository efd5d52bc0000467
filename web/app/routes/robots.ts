import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import type { Route } from "./+types/robots";

/** Search engines have no use for pages that need a session. */
const disallowedPaths = [
  "/api/",
  "/admin",
  paths.cart,
  paths.checkout,
  paths.login,
  paths.signup,
  "/reset",
  paths.profile,
  paths.orders,
  "/order",
  "/receipt",
  "/welcome",
];

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(renderContext);
  const lines = [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain" } });
}
