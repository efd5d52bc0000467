import type { RenderPage, Visit } from "@pawhaven/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy, type Needs } from "../http/content-security.ts";
import type { Admission } from "../admission.ts";
import { EncodedBody } from "../http/encoded-body.ts";
import { admit } from "../http/use-admission.ts";
import { whenThere } from "../http/when-there.ts";
import type { Kept, Made } from "../kept.ts";
import { inProcessApi } from "./in-process-api.ts";

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
}

export interface PageTools {
  renderPage: RenderPage;
  kept: Kept<Page>;
  admission: Admission;
  /** Pages carry their own strict policy. Off only while developing, where the tools inject scripts of their own. */
  hardened: boolean;
  /** What the page at this path needs of its policy. */
  needs: (path: string) => Needs;
  /** What every page knows of the shop. */
  facts: Omit<Visit, "api">;
}

/** A request line may name a whole address, as to a proxy; whose shop this is says the settings, not the caller. */
const foreignOrigin = /^https?:\/\/[^/]*/i;

/** A lone asterisk stands for the server as a whole. */
const notForPages = /^(\*$|\/(api|assets|static|media)(\/|\?|$))/;

/** Serves every address that is not the API or a file: rendered once, then kept until its data changes. */
export function mountPages(app: FastifyInstance, tools: PageTools): void {
  app.get("/*", { compress: false, decompress: false }, (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.url.replace(foreignOrigin, "");
    if (notForPages.test(url)) return reply.callNotFound();
    const page = tools.kept.get(url, async () => {
      admit(tools.admission, request);
      return makePage(app, tools, url);
    });
    return whenThere(page, ({ status, headers, body }) => body.send(request, reply.status(status).headers(headers)));
  });
}

/**
 * The request a page is rendered from carries the address and nothing else. A page can therefore not depend on who
 * asks, and the one that was kept is right for everybody; what is personal is filled in by the browser.
 */
async function makePage(app: FastifyInstance, tools: PageTools, url: string): Promise<Made<Page>> {
  const { renderPage, facts } = tools;
  const calls = inProcessApi(app);
  const response = await renderPage(new Request(`${facts.origin}${url}`), { api: calls.api, ...facts });
  const content = await response.text();
  const topics = response.status < 400 ? calls.keptUntil() : null;
  const headers = headersOf(url, response, content, tools);
  const retryAfter = calls.retryAfter();
  // To the site a failure is a failure; that it is over in a moment only the calls know.
  const page =
    response.status >= 500 && retryAfter
      ? { status: 503, headers: { ...headers, "retry-after": retryAfter } }
      : { status: response.status, headers };
  return {
    value: { ...page, body: new EncodedBody(content) },
    keptUntil: topics ?? undefined,
    graveUntil: calls.graveUntil(),
  };
}

function headersOf(url: string, response: Response, content: string, { hardened, needs }: PageTools) {
  const type = response.headers.get("content-type") ?? "text/html";
  const isPage = type.startsWith("text/html");
  return {
    ...Object.fromEntries(response.headers),
    "content-type": type.includes("charset") ? type : `${type}; charset=utf-8`,
    "cache-control": response.headers.get("cache-control") ?? "no-cache",
    ...(isPage && { "content-security-policy": hardened ? contentSecurityPolicy(content, needs(pathOf(url))) : "" }),
  };
}

const pathOf = (url: string) => url.replace(/\?.*/s, "");
