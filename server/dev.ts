import path from "node:path";
import type { RenderPage } from "@pawhaven/contract";
import { createServer } from "vite";
import { StartupError } from "./src/platform/startup-error.ts";
import { startShop } from "./src/composition/start-shop.ts";

const web = path.join(import.meta.dirname, "../web");

/** Serves the site from its sources with hot reload, instead of the build. Nothing is cached, and pages have no policy. */
const vite = await createServer({ root: web, server: { middlewareMode: true }, appType: "custom" });
const renderPage: RenderPage = async (request, visit) => {
  const site = (await vite.ssrLoadModule("./app/render-page.ts")) as { renderPage: RenderPage };
  return site.renderPage(request, visit);
};
const site = { renderPage, canonicalUrl: (url: string) => url, inlineCode: {} };

startShop(process.env, async () => ({ ...site, middleware: vite.middlewares })).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});
