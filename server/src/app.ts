import type { IncomingMessage, ServerResponse } from "node:http";
import compress from "@fastify/compress";
import { endpoints, type RenderPage } from "@pawhaven/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { Changes } from "./platform/changes.ts";
import type { Database } from "./platform/db/database.ts";
import { serveAssets } from "./platform/http/assets.ts";
import { docsAddresses, serveDocs } from "./platform/http/docs-page.ts";
import { refuseUnreadableAddress, useErrorForm } from "./platform/http/error-form.ts";
import { allowOnlyContractRoutes, type Handlers, mount } from "./platform/http/mount.ts";
import { openApiDocument } from "./platform/http/openapi.ts";
import { requestId, useRequestLog } from "./platform/http/request-log.ts";
import { securityHeaders, useSecurityHeaders } from "./platform/http/security-headers.ts";
import { Kept } from "./platform/kept.ts";
import { mountPages } from "./platform/pages/mount-pages.ts";
import { RateLimiter } from "./platform/rate-limit.ts";
import { callerFrom } from "./platform/sessions.ts";
import type { Settings } from "./settings.ts";
import { adoptionRoutes } from "./slices/adoption/routes.ts";
import { cartRoutes } from "./slices/cart/routes.ts";
import { catalogueRoutes } from "./slices/catalogue/routes.ts";
import { messagesRoutes } from "./slices/messages/routes.ts";
import { operationsRoutes } from "./slices/operations/routes.ts";

export interface AppTools {
  settings: Settings;
  database: Database;
  logger: FastifyBaseLogger;
  /** The built site; without it only the API is served. */
  site?: Site | undefined;
  checkReplies?: boolean;
}

/** The built site with its files, or, while developing, the tool that makes both from the sources as they are asked for. */
export type Site = { renderPage: RenderPage } & ({ assetsFolder: string } | { middleware: Middleware });

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const keptReplies = 1_000;
const keptPages = 500;

/** The whole shop as one Fastify instance, not yet listening. */
export async function buildApp({
  settings,
  database,
  logger,
  site,
  checkReplies = false,
}: AppTools): Promise<FastifyInstance> {
  const guards = securityHeaders({ https: settings.origin.startsWith("https:") });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // The address the proxy itself added is believed; any before it could be the caller's invention.
    trustProxy: settings.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 128 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: refuseUnreadableAddress(guards),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const changes = await Changes.of(database);

  useRequestLog(app);
  useSecurityHeaders(app, guards);
  useErrorForm(app);
  allowOnlyContractRoutes(app, docsAddresses);
  await app.register(compress, { threshold: 1024 });

  mount(app, endpoints, handlersFor(database, settings), {
    authenticate: (header) => callerFrom(database.db, header),
    limiter: new RateLimiter(database.db, settings.rateLimitScale),
    kept: new Kept(changes, keptReplies),
    checkReplies,
  });
  serveDocs(app, openApiDocument(endpoints, `${settings.shop.name} API`, settings.origin));

  if (site) {
    const isBuilt = "assetsFolder" in site;
    if (isBuilt) await serveAssets(app, site.assetsFolder);
    else useMiddleware(app, site.middleware);
    mountPages(app, {
      renderPage: site.renderPage,
      kept: new Kept(changes, isBuilt ? keptPages : 0),
      hardened: isBuilt,
      origin: settings.origin,
      shop: settings.shop,
    });
  }
  return app;
}

function useMiddleware(app: FastifyInstance, middleware: Middleware): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api")) done();
    else middleware(request.raw, reply.raw, done);
  });
}

const handlersFor = (database: Database, { shop }: Settings): Handlers<typeof endpoints> => ({
  ...operationsRoutes(database),
  ...catalogueRoutes(database),
  ...adoptionRoutes(database),
  ...messagesRoutes(database, shop),
  ...cartRoutes(database),
});
