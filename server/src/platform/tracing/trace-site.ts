import type { Site } from "@pawhaven/contract";
import type { Tracing } from "./tracing.ts";

/** The same site, with a span for every page that is rendered. Only the first part of its path is told; others may be secret. */
export const traceSite = (site: Site, tracing: Tracing): Site => ({
  ...site,
  renderPage: (request, visit) =>
    tracing.inSpan("render page", { "url.path": firstPartOf(request.url) }, async () =>
      site.renderPage(request, visit),
    ),
});

const firstPartOf = (url: string) => /^\/[^/]*/.exec(new URL(url).pathname)?.[0] ?? "/";
