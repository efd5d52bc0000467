import type { RenderPage } from "@pawhaven/contract";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { renderContext } from "./lib/render-context.ts";

const handleRequest = createRequestHandler(build, import.meta.env.MODE);

/** The only module of the site that the server calls. */
export const renderPage: RenderPage = (request, visit) => {
  const context = new RouterContextProvider();
  context.set(renderContext, visit);
  return handleRequest(request, context);
};
