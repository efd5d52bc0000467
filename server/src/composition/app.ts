import type { IncomingMessage, ServerResponse } from "node:http";
import compress from "@fastify/compress";
import { endpoints, type RenderContext, type Site } from "@pawhaven/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { publicCardProvider, cardCspSources, serveCardSandbox, usesCardSandbox } from "./card-payments.ts";
import { resolveGoogleClient, serveGoogleSandbox } from "./google-sign-in.ts";
import { LoadShedder, type LoadShedderOptions } from "../platform/overload/load-shedder.ts";
import type { ChangeTracker } from "../platform/realtime/change-tracker.ts";
import type { Database } from "../platform/db/database.ts";
import { serveAssets } from "../platform/http/assets.ts";
import { mergeCspSources } from "../platform/http/content-security.ts";
import { CspReportCounter } from "../platform/http/csp-report-counter.ts";
import { docsPaths, serveDocs } from "../platform/http/docs-page.ts";
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
import { mountPages } from "../platform/pages/mount-pages.ts";
import { RenderQueue, type RenderQueueOptions } from "../platform/pages/render-queue.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { createImageStore, imageOrigins, uploadTarget } from "../platform/images/create-image-store.ts";
import { serveImages } from "../platform/images/serve-images.ts";
import { RateLimiter } from "../platform/auth/rate-limiter.ts";
import { findCaller } from "../platform/auth/sessions.ts";
import { type Settings, isOutboxVisible } from "../settings.ts";
import { petImageStore } from "../slices/adoption/animals/pet-images.ts";
import { gearImageStore } from "../slices/catalogue/pictures/gear-images.ts";
import { serviceImageStore } from "../slices/clinic/services/service-images.ts";
import { SaleClock } from "../slices/catalogue/sales/sale-clock.ts";
import { createBookingContext } from "../slices/bookings/booking-context.ts";
import type { ShopContent } from "../slices/content/shop-content.ts";
import { createOrderContext } from "../slices/orders/order-context.ts";
import { StaffStreams } from "../slices/workplace/staff-streams.ts";
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
const secretPaths = /\/(reset|confirm|invitation|claim|api\/calendar\/\w+)\//i;

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
  const google = resolveGoogleClient(settings);
  const answers = createAnswers(settings);

  const loadShedder = new LoadShedder(() => database.longestWaitMs(), loadShedderOptions);
  useLoadShedding(app, loadShedder, headers);
  useRequestLog(app, secretPaths);
  useSecurityHeaders(app, headers);
  useErrorHandler(app);
  overrideNodeErrorResponses(app);
  logDroppedMails(app);
  useHostRules(app, settings.hosts);
  allowOnlyContractRoutes(app, docsPaths);
  await app.register(compress, { threshold: 1024 });

  const limiter = new RateLimiter(database.db, settings.rateLimitScale);
  const orderContext = createOrderContext({ ...settings, shop: content.shop }, { database, provider, log: logger });
  const broadcaster = new EventBroadcaster(changeTracker);
  const staffStreams = new StaffStreams({
    db: database.db,
    broadcaster: new EventBroadcaster(changeTracker, staffStreamOptions),
    log: logger,
  });
  app.addHook("preClose", async () => [broadcaster, staffStreams].forEach((each) => each.close()));
  const pictureStores = [images, gearImages, serviceImages, petImages, answers?.pictures];
  app.addHook("onClose", async () => pictureStores.forEach((store) => store?.close?.()));
  const saleClock = new SaleClock({ db: database.db, changes: changeTracker, log: logger });
  saleClock.check();
  app.addHook("onClose", () => saleClock.stop());
  const cspReports = new CspReportCounter(logger);
  app.addHook("onClose", async () => cspReports.flush());
  const bookingContext = createBookingContext(database, settings, content);
  const context = {
    ...orderContext,
    bookingContext,
    settings,
    limiter,
    images,
    gearImages,
    serviceImages,
    petImages,
    google,
    broadcaster,
    staffStreams,
    cspReports,
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
    cache: new ResponseCache(changeTracker, maxCachedReplies),
    catchUp: () => database.catchUp(),
    loadShedder,
    checkReplies,
    expectAudit: checkReplies ? expectAuditIn(database.db) : undefined,
  });
  await serveImages(app, settings);
  if (google && google !== settings.google) await serveGoogleSandbox(app, google, settings);
  if (usesCardSandbox(settings)) await serveCardSandbox(app, database, orderContext.shopIdentity);
  if (usesMailSandbox(settings)) await serveMailSandbox(app, database);
  if (settings.developerPages) serveDocs(app, openApiDocument(endpoints, `${content.shop.name} API`, settings.origin));
  serveSecurityTxt(app, () => settings.securityContact ?? `mailto:${content.shop.email}`, settings.origin);

  if (webBuild) {
    const isBuilt = "assetsFolder" in webBuild;
    if (isBuilt) await serveAssets(app, webBuild.assetsFolder);
    else useMiddleware(app, webBuild.middleware);
    mountPages(app, {
      site: webBuild,
      // In development the first page is bundled while it is rendered.
      renderQueue: new RenderQueue(isBuilt ? renderQueueOptions : { maxWaitMs: Infinity }),
      cache: new ResponseCache(changeTracker, isBuilt ? maxCachedPages : 0, {
        maxBytes: maxCachedPageBytes,
        bytesOf: ({ body }) => body.bytes,
      }),
      loadShedder,
      isHardened: isBuilt,
      cspSources: (path) => mergeCspSources(siteCspSources, imageOrigins(settings), cardCspSources(settings, path)),
      origin: settings.origin,
      renderContext: async () => ({
        origin: settings.origin,
        ...(await content.forPages()),
        imageUpload: uploadTarget(settings),
        cards: publicCardProvider(settings),
        returnDays: settings.returnDays,
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
