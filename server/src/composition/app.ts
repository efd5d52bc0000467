import type { IncomingMessage, ServerResponse } from "node:http";
import compress from "@fastify/compress";
import { endpoints, type RenderContext, type Site } from "@pawhaven/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { publicCardProvider, cardCspSources, serveCardSandbox, usesCardSandbox } from "./card-payments.ts";
import { mapCspSources } from "./map-csp-sources.ts";
import { resolveGoogleClient, serveGoogleSandbox } from "./google-sign-in.ts";
import { LoadShedder, type LoadShedderOptions } from "../platform/overload/load-shedder.ts";
import type { ChangeTracker } from "../platform/realtime/change-tracker.ts";
import type { Database } from "../platform/db/database.ts";
import { serveAssets } from "../platform/http/assets.ts";
import { mergeCspSources } from "../platform/http/content-security.ts";
import { CspReportCounter } from "../platform/http/csp-report-counter.ts";
import { docsPaths, serveDocs } from "../platform/http/docs-page.ts";
import type { EncodedBody } from "../platform/http/encoded-body.ts";
import { rejectUnreadableUrl, useErrorHandler } from "../platform/http/error-handler.ts";
import { useHostRules } from "../platform/http/hosts.ts";
import { allowOnlyContractRoutes, mountEndpoints } from "../platform/http/mount-endpoints.ts";
import { openApiDocument } from "../platform/http/openapi.ts";
import { requestIdFrom, useRequestLog } from "../platform/http/request-log.ts";
import { securityHeaders, useSecurityHeaders } from "../platform/http/security-headers.ts";
import { StaffCookie } from "../platform/http/staff-cookie.ts";
import { expectAuditIn } from "../platform/audit/expect-audit.ts";
import { findStaffCaller } from "../platform/auth/staff-sessions.ts";
import { SessionCookie } from "../platform/http/session-cookie.ts";
import { serveSecurityTxt } from "../platform/http/security-txt.ts";
import { overrideNodeErrorResponses, rejectUnreadableRequest } from "../platform/http/unreadable-request.ts";
import { useLoadShedding } from "../platform/overload/use-load-shedding.ts";
import { ResponseCache } from "../platform/cache/response-cache.ts";
import { EventBroadcaster } from "../platform/realtime/event-broadcaster.ts";
import { logDroppedMails } from "../platform/mail/dropped-mails.ts";
import { mountPages, type RenderedPage } from "../platform/pages/mount-pages.ts";
import { RenderQueue, type RenderQueueOptions } from "../platform/pages/render-queue.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { createImageStore, imageOrigins, uploadTarget } from "../platform/images/create-image-store.ts";
import { serveImages } from "../platform/images/serve-images.ts";
import { goodsAtVisits } from "../slices/orders/collecting/goods-at-visits.ts";
import { RateLimiter } from "../platform/auth/rate-limiter.ts";
import { useRequestMetrics } from "../platform/metrics/use-request-metrics.ts";
import { limitPaths } from "../platform/http/limit-paths.ts";
import { findCaller } from "../platform/auth/sessions.ts";
import { type Settings, isOutboxVisible } from "../settings.ts";
import { petImageStore } from "../slices/adoption/animals/pet-images.ts";
import { userpetImageStore } from "../slices/userpets/userpet-images.ts";
import { gearImageStore } from "../slices/catalogue/pictures/gear-images.ts";
import { serviceImageStore } from "../slices/clinic/services/service-images.ts";
import { createFacetContext } from "../slices/catalogue/facet-context.ts";
import { SaleClock } from "../slices/catalogue/sales/sale-clock.ts";
import { createBookingContext } from "../slices/bookings/booking-context.ts";
import type { ShopContent } from "../slices/content/shop-content.ts";
import { createOrderContext } from "../slices/orders/order-context.ts";
import { StaffStreams } from "../slices/workplace/staff-streams.ts";
import { useMetricsServer } from "./use-metrics-server.ts";
import { type Counts, createCounts, createWatch } from "./watch.ts";
import type { Tracing } from "../platform/tracing/tracing.ts";
import { traceSite } from "../platform/tracing/trace-site.ts";
import { useRequestSpans } from "../platform/tracing/use-request-spans.ts";
import { createAnswers, serveMailSandbox, usesMailSandbox } from "./inbound-mail.ts";
import { createHandlers } from "./handlers.ts";

export interface AppOptions {
  settings: Settings;
  database: Database;
  changeTracker: ChangeTracker;
  content: ShopContent;
  logger: FastifyBaseLogger;
  /** Takes card payments; without one, cash on delivery is the only payment method. */
  provider?: PaymentProvider | undefined;
  /** The built site; without it only the API is served. */
  webBuild?: WebBuild | undefined;
  checkReplies?: boolean;
  /** Shared with the jobs. */
  counts?: Counts;
  tracing?: Tracing | undefined;
  loadShedderOptions?: Partial<LoadShedderOptions> | undefined;
  renderQueueOptions?: Partial<RenderQueueOptions> | undefined;
  /** Credentials shown on the sign-in pages of a demo shop. */
  demoCustomer?: RenderContext["demoCustomer"];
  demoStaff?: RenderContext["demoStaff"];
}

/** The built site and its assets or, in development, the middleware that builds both on request. */
export type WebBuild = Site & ({ assetsFolder: string } | { middleware: Middleware });

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The Trusted Types policies that the head scripts create: for markup and for the service worker's URL. */
const siteCspSources = { trustedTypes: ["default", "pawhaven"] };

/** The end of these paths is a token, from a link or a calendar address. Routes ignore case. */
const secretPaths =
  /\/(reset|confirm|invitation|claim|guest-order|passport|unsubscribe\/\w+|api\/passports|api\/guest\/orders|api\/calendar\/\w+)\//i;

/** Pages made from somebody's data, which are rendered anew for everybody who has the link. */
const limitedPages = { path: /^\/passport\//i, limit: { times: 300, perSeconds: 3600 } };

/** A shop and its staff may share one address. Opening a stream again says that the session is in use. */
const staffStreamOptions = { maxStreamsPerAddress: 500, maxStreamMs: 5 * 60_000 };

const maxCachedReplies = 1_000;
const maxCachedPages = 500;
const maxCachedPageBytes = 64 * 1024 * 1024;

/** Builds the whole shop as one Fastify instance that is not yet listening. */
export async function buildApp({
  settings,
  database,
  changeTracker,
  content,
  logger,
  provider,
  webBuild,
  checkReplies = false,
  counts = createCounts(),
  tracing,
  loadShedderOptions,
  renderQueueOptions,
  demoCustomer = null,
  demoStaff = null,
}: AppOptions): Promise<FastifyInstance> {
  const headers = securityHeaders({ https: settings.origin.startsWith("https:") });
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdFrom({ trustsCaller: settings.trustProxy }),
    // Only the hop added by our proxy is trusted; the caller can forge all earlier ones.
    trustProxy: settings.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 128 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    frameworkErrors: rejectUnreadableUrl(headers),
    clientErrorHandler: rejectUnreadableRequest(headers),
    http: { requireHostHeader: false }, // rejected by a hook instead, so that the response gets its security headers
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const images = createImageStore(settings);
  const gearImages = gearImageStore(settings);
  const serviceImages = serviceImageStore(settings);
  const petImages = petImageStore(settings);
  const userpetImages = userpetImageStore(settings);
  const google = resolveGoogleClient(settings);
  const answers = createAnswers(settings);

  const loadShedder = new LoadShedder(() => database.longestWaitMs(), loadShedderOptions);
  useLoadShedding(app, loadShedder, headers);
  if (tracing) useRequestSpans(app, tracing, { trustsCaller: settings.trustProxy });
  useRequestLog(app, secretPaths);
  useRequestMetrics(app, counts.requests);
  useSecurityHeaders(app, headers);
  useErrorHandler(app);
  overrideNodeErrorResponses(app);
  logDroppedMails(app);
  useHostRules(app, settings.hosts);
  allowOnlyContractRoutes(app, docsPaths);
  await app.register(compress, { threshold: 1024 });

  const limiter = new RateLimiter(database.db, settings.rateLimitScale);
  limitPaths(app, limiter, limitedPages);
  const orderContext = createOrderContext({ ...settings, shop: content.shop }, { database, provider, log: logger });
  const broadcaster = new EventBroadcaster(changeTracker);
  const staffStreams = new StaffStreams({
    db: database.db,
    broadcaster: new EventBroadcaster(changeTracker, staffStreamOptions),
    log: logger,
  });
  app.addHook("preClose", async () => [broadcaster, staffStreams].forEach((each) => each.close()));
  const pictureStores = [images, gearImages, serviceImages, petImages, userpetImages, answers?.pictures];
  app.addHook("onClose", async () => pictureStores.forEach((store) => store?.close?.()));
  const saleClock = new SaleClock({ db: database.db, changes: changeTracker, log: logger });
  saleClock.check();
  app.addHook("onClose", () => saleClock.stop());
  const cspReports = new CspReportCounter(logger);
  app.addHook("onClose", async () => cspReports.flush());
  const isBuilt = webBuild && "assetsFolder" in webBuild;
  // In development the first page is bundled while it is rendered.
  const renderQueue = new RenderQueue(isBuilt ? renderQueueOptions : { maxWaitMs: Infinity });
  const caches = {
    replies: new ResponseCache<EncodedBody>(changeTracker, maxCachedReplies),
    pages: new ResponseCache<RenderedPage>(changeTracker, isBuilt ? maxCachedPages : 0, {
      maxBytes: maxCachedPageBytes,
      bytesOf: ({ body }) => body.bytes,
    }),
  };
  const watch = createWatch({ counts, database, loadShedder, renderQueue, caches });
  app.addHook("onClose", async () => watch.history.stop());
  if (settings.metrics) useMetricsServer(app, settings.metrics, watch);
  const bookingContext = createBookingContext(database, settings, content, goodsAtVisits(orderContext));
  const context = {
    ...orderContext,
    bookingContext,
    facetContext: createFacetContext(database.db, changeTracker),
    settings,
    limiter,
    images,
    gearImages,
    serviceImages,
    petImages,
    userpetImages,
    google,
    broadcaster,
    staffStreams,
    cspReports,
    health: {
      history: watch.history,
      jobs: () => counts.jobs.list(),
      figures: watch.figures,
      poolSize: () => database.pool().size,
    },
    answers,
  };
  mountEndpoints(app, endpoints, createHandlers(context), {
    authenticate: (header, binding) => findCaller(database.db, header, binding),
    sessionCookie: new SessionCookie(settings.origin),
    staffAccess: {
      cookie: new StaffCookie(settings.origin),
      authenticate: (token, requestId) => findStaffCaller(database.db, token, requestId),
      isSecondFactorRequired: settings.isSecondFactorRequired,
    },
    limiter,
    cache: caches.replies,
    catchUp: () => database.catchUp(),
    loadShedder,
    checkReplies,
    expectAudit: checkReplies ? expectAuditIn(database.db) : undefined,
  });
  await serveImages(app, settings);
  if (google && google !== settings.google) await serveGoogleSandbox(app, google, settings);
  if (usesCardSandbox(settings)) await serveCardSandbox(app, database, orderContext.shopIdentity);
  if (usesMailSandbox(settings)) await serveMailSandbox(app, database);
  if (settings.developerPages)
    serveDocs(app, () => openApiDocument(endpoints, `${content.shop.name} API`, settings.origin));
  serveSecurityTxt(app, () => settings.securityContact ?? `mailto:${content.shop.email}`, settings.origin);

  if (webBuild) {
    if ("assetsFolder" in webBuild) await serveAssets(app, webBuild.assetsFolder);
    else useMiddleware(app, webBuild.middleware);
    mountPages(app, {
      site: tracing ? traceSite(webBuild, tracing) : webBuild,
      renderQueue,
      cache: caches.pages,
      loadShedder,
      isHardened: "assetsFolder" in webBuild,
      cspSources: (path) =>
        mergeCspSources(
          siteCspSources,
          imageOrigins(settings),
          cardCspSources(settings, path),
          mapCspSources(settings, path),
        ),
      origin: settings.origin,
      renderContext: async () => ({
        origin: settings.origin,
        ...(await content.forPages()),
        imageUpload: uploadTarget(settings),
        cards: publicCardProvider(settings),
        returnDays: settings.returnDays,
        mapUrl: settings.mapUrl,
        isOutboxVisible: isOutboxVisible(settings),
        demoCustomer,
        demoStaff,
        hasDeveloperPages: settings.developerPages,
      }),
    });
  }
  return app;
}

function useMiddleware(app: FastifyInstance, middleware: Middleware): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(api|stand-in)\b/.test(request.url)) done();
    else middleware(request.raw, reply.raw, done);
  });
}
