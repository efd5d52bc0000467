import type { InlineCode, RenderPage } from "@pawhaven/contract";
import { createRequestHandler, type RouteObject, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createCanonicalUrl } from "./canonical-url.ts";
import { headScript, pageStyles } from "./inline-code.ts";
import { renderContext, renderedHtml } from "./lib/render-context.ts";

// What this module exports is a `Site`: all that the server knows of the built site.

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

export const renderPage: RenderPage = async (request, visit) => {
  const context = new RouterContextProvider();
  context.set(renderContext, visit);
  const response = await handleRequest(request, context);
  const html = context.get(renderedHtml);
  return html === null ? response : { status: response.status, headers: response.headers, bytes: async () => html };
};

const childrenOf = (parentId: string | undefined): RouteObject[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, handle, index } : { id, path, handle, children: childrenOf(id) },
    );

export const canonicalUrl = createCanonicalUrl(childrenOf(undefined));

export const inlineCode: InlineCode = { scripts: [headScript], styles: [pageStyles] };
