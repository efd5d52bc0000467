import { ApiResponseError, type PageResponse, type RenderContext, type Site, type Topic } from "@pawhaven/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy, type CspSources, reportingEndpoints } from "../http/content-security.ts";
import type { LoadShedder } from "../overload/load-shedder.ts";
import { EncodedBody } from "../http/encoded-body.ts";
import { networkOf } from "../auth/network.ts";
import { assertCapacity } from "../overload/use-load-shedding.ts";
import { thenMaybeSync } from "../http/then-maybe-sync.ts";
import type { ResponseCache, CacheEntryResult } from "../cache/response-cache.ts";
import { createInProcessApi } from "./in-process-api.ts";
import type { RenderQueue } from "./render-queue.ts";

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
}

export interface PagesOptions {
  site: Site;
  renderQueue: RenderQueue;
  cache: ResponseCache<RenderedPage>;
  loadShedder: LoadShedder;
  /** Whether pages get a strict content security policy. Off only in development, where the tooling injects scripts. */
  isHardened: boolean;
  /** What the page at this path needs beyond the strict policy. */
  cspSources: (path: string) => CspSources;
  origin: string;
  /** Asked for every page that is rendered. Every page shows some of the shop's content and so depends on it. */
  renderContext: () => Promise<Omit<RenderContext, "api" | "reportError">>;
}

const contentTopic: Topic = "shop_content";

/** A request line may contain an absolute URL, as sent to a proxy. Our origin comes from the settings only. */
const absoluteUrlOrigin = /^https?:\/\/[^/]*/i;

/** `*` is the request target of a server-wide OPTIONS. */
const nonPagePaths = /^(\*$|\/(api|assets|static|media)(\/|\?|$))/;

/** Serves every path that is neither API nor file. A page is rendered once and cached until its data changes. */
export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  app.get("/*", { compress: false, decompress: false }, (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.url.replace(absoluteUrlOrigin, "");
    if (nonPagePaths.test(url)) return reply.callNotFound();
    const canonicalUrl = options.site.canonicalUrl(url);
    const page = options.cache.get(canonicalUrl, async () => {
      assertCapacity(options.loadShedder, request);
      return options.renderQueue.run(networkOf(request.ip), () => buildPage(app, options, canonicalUrl, request.id));
    });
    return thenMaybeSync(page, ({ status, headers, body }) =>
      body.send(request, reply.status(status).headers(headers)),
    );
  });
}

/**
 * The request handed to the renderer has a URL and nothing else, no headers or cookies. A page can therefore not depend
 * on the visitor, and a cached one is right for everybody. The browser adds what is personal.
 */
async function buildPage(
  app: FastifyInstance,
  options: PagesOptions,
  url: string,
  requestId: string,
): Promise<CacheEntryResult<RenderedPage>> {
  const { site, origin, renderContext } = options;
  const apiCalls = createInProcessApi(app, requestId);
  const response = await site.renderPage(new Request(`${origin}${url}`), {
    api: apiCalls.api,
    reportError: (error) => logFailure(app, requestId, error),
    ...(await renderContext()),
  });
  const content = await response.bytes();
  const topics = response.status < 500 ? apiCalls.invalidatedBy() : null;
  const headers = headersOf(url, response, options);
  const retryAfter = apiCalls.retryAfter();
  // The renderer answers any failed call with a 500. If the call was rejected with 503, so is the page.
  const page: Omit<RenderedPage, "body"> =
    response.status >= 500 && retryAfter
      ? { status: 503, headers: { ...headers, "retry-after": retryAfter } }
      : { status: response.status, headers };
  // Pages that fail are not cached; scripts can read this header of the page they are in.
  if (page.status >= 500) page.headers["server-timing"] = `request;desc="${requestId}"`;
  return {
    value: { ...page, body: new EncodedBody(content) },
    invalidatedBy: topics ? [...topics, contentTopic] : undefined,
    hardInvalidatedBy: [...apiCalls.hardInvalidatedBy(), contentTopic],
  };
}

/** The API has logged why it rejected a call. */
function logFailure(app: FastifyInstance, reqId: string, error: unknown): void {
  if (!(error instanceof ApiResponseError)) app.log.error({ reqId, err: error }, "a page could not be rendered");
}

function headersOf(
  url: string,
  response: PageResponse,
  { site, isHardened, cspSources }: PagesOptions,
): Record<string, string> {
  const type = response.headers.get("content-type") ?? "text/html";
  const isPage = type.startsWith("text/html");
  return {
    ...Object.fromEntries(response.headers),
    "content-type": type.includes("charset") ? type : `${type}; charset=utf-8`,
    "cache-control": response.headers.get("cache-control") ?? "no-cache",
    ...(isPage && {
      "content-security-policy": isHardened ? contentSecurityPolicy(site.inlineCode, cspSources(pathOf(url))) : "",
      "reporting-endpoints": reportingEndpoints,
    }),
  };
}

const pathOf = (url: string) => url.replace(/\?.*/s, "");
