import type { RenderPage } from "@pawhaven/contract";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { renderContext } from "./lib/render-context.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** The site's one entrance for the server: an address in, a page out. */
export const renderPage: RenderPage = (request, visit) => {
  const context = new RouterContextProvider();
  context.set(renderContext, visit);
  return handleRequest(request, context);
};
