import type { IncomingMessage, ServerResponse } from "node:http";
import compress from "@fastify/compress";
import { endpoints, type RenderPage, type Visit } from "@pawhaven/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { cardFacts, cardNeeds, serveStandInForCards, usesCardSandbox } from "./cards.ts";
import { googleCallback, googleFor, serveStandInForGoogle } from "./google.ts";
import { Admission, type AdmissionRules } from "./platform/admission.ts";
import { Changes } from "./platform/changes.ts";
import type { Database } from "./platform/db/database.ts";
import { serveAssets } from "./platform/http/assets.ts";
import { allNeeds } from "./platform/http/content-security.ts";
import { docsAddresses, serveDocs } from "./platform/http/docs-page.ts";
import { refuseUnreadableAddress, useErrorForm } from "./platform/http/error-form.ts";
import { allowOnlyContractRoutes, type Handlers, mount } from "./platform/http/mount.ts";
import { openApiDocument } from "./platform/http/openapi.ts";
import { requestId, useRequestLog } from "./platform/http/request-log.ts";
import { securityHeaders, useSecurityHeaders } from "./platform/http/security-headers.ts";
import { answerInPlaceOfNode, refuseUnreadableRequest } from "./platform/http/unreadable-request.ts";
import { useAdmission } from "./platform/http/use-admission.ts";
import { Kept } from "./platform/kept.ts";
import { Live } from "./platform/live.ts";
import { mountPages } from "./platform/pages/mount-pages.ts";
import type { PaymentProvider } from "./platform/payments/payment-provider.ts";
import { type PictureStore, pictureOrigins, pictureStore, uploadPlace } from "./platform/pictures/picture-store.ts";
import { servePictures } from "./platform/pictures/serve-pictures.ts";
import { RateLimiter } from "./platform/rate-limit.ts";
import { callerFrom } from "./platform/sessions.ts";
import { type ProviderClient, type Settings, showsOutbox } from "./settings.ts";
import { IdentityProvider } from "./slices/accounts/identity-provider.ts";
import { accountsRoutes } from "./slices/accounts/routes.ts";
import { adoptionRoutes } from "./slices/adoption/routes.ts";
import { deskOf } from "./slices/bookings/desk.ts";
import { bookingsRoutes } from "./slices/bookings/routes.ts";
import { cartRoutes } from "./slices/cart/routes.ts";
import { catalogueRoutes } from "./slices/catalogue/routes.ts";
import { checkoutRoutes } from "./slices/checkout/routes.ts";
import { messagesRoutes } from "./slices/messages/routes.ts";
import { operationsRoutes } from "./slices/operations/routes.ts";
import { type OrderTools, orderToolsFor } from "./slices/orders/order-tools.ts";
import { ordersRoutes } from "./slices/orders/routes.ts";
import { picturesRoutes } from "./slices/pictures/routes.ts";
import { reviewsRoutes } from "./slices/reviews/routes.ts";
import { breedSource } from "./slices/userpets/breeds/breed-source.ts";
import { userpetsRoutes } from "./slices/userpets/routes.ts";

export interface AppTools {
  settings: Settings;
  database: Database;
  logger: FastifyBaseLogger;
  /** Who takes card payments; without one there is only cash. */
  provider?: PaymentProvider | undefined;
  /** The built site; without it only the API is served. */
  site?: Site | undefined;
  checkReplies?: boolean;
  /** From when on there are too many at once. */
  admission?: Partial<AdmissionRules> | undefined;
  /** Offered on the sign-in page; only for trying out. */
  demoCustomer?: Visit["demoCustomer"];
}

/** The built site with its files, or, while developing, the tool that makes both from the sources as they are asked for. */
export type Site = { renderPage: RenderPage } & ({ assetsFolder: string } | { middleware: Middleware });

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Made by the scripts in the head of every page, and by nothing else: for markup, and for the worker that keeps pages. */
const siteNeeds = { trusts: ["default", "pawhaven"] };

const keptReplies = 1_000;
const keptPages = 500;

/** The whole shop as one Fastify instance, not yet listening. */
export async function buildApp({
  settings,
  database,
  logger,
  provider,
  site,
  checkReplies = false,
  admission: admissionRules,
  demoCustomer = null,
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
    clientErrorHandler: refuseUnreadableRequest(guards),
    http: { requireHostHeader: false }, // refused below, where the answer gets its headers
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const changes = await Changes.of(database);
  const pictures = pictureStore(settings);
  const google = googleFor(settings);

  const admission = new Admission(() => database.longestWaitMs(), admissionRules);
  useAdmission(app, admission, guards);
  useRequestLog(app);
  useSecurityHeaders(app, guards);
  useErrorForm(app);
  answerInPlaceOfNode(app);
  allowOnlyContractRoutes(app, docsAddresses);
  await app.register(compress, { threshold: 1024 });

  const limiter = new RateLimiter(database.db, settings.rateLimitScale);
  const orderTools = orderToolsFor(settings, { database, provider, log: logger });
  const live = new Live(changes);
  app.addHook("preClose", async () => live.close());
  mount(app, endpoints, handlersFor({ ...orderTools, settings, limiter, pictures, google, live }), {
    authenticate: (header) => callerFrom(database.db, header),
    limiter,
    kept: new Kept(changes, keptReplies),
    admission,
    checkReplies,
  });
  await servePictures(app, settings);
  if (google && google !== settings.google) await serveStandInForGoogle(app, google, settings);
  if (usesCardSandbox(settings)) await serveStandInForCards(app, database, settings);
  serveDocs(app, openApiDocument(endpoints, `${settings.shop.name} API`, settings.origin));

  if (site) {
    const isBuilt = "assetsFolder" in site;
    if (isBuilt) await serveAssets(app, site.assetsFolder);
    else useMiddleware(app, site.middleware);
    mountPages(app, {
      renderPage: site.renderPage,
      kept: new Kept(changes, isBuilt ? keptPages : 0),
      admission,
      hardened: isBuilt,
      needs: (path) => allNeeds(siteNeeds, pictureOrigins(settings), cardNeeds(settings, path)),
      facts: {
        origin: settings.origin,
        shop: settings.shop,
        pictures: uploadPlace(settings),
        cards: cardFacts(settings),
        showsOutbox: showsOutbox(settings),
        demoCustomer,
      },
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

interface HandlerTools extends OrderTools {
  settings: Settings;
  limiter: RateLimiter;
  pictures: PictureStore;
  google: ProviderClient | undefined;
  live: Live;
}

const handlersFor = ({
  settings,
  limiter,
  pictures,
  google,
  live,
  ...tools
}: HandlerTools): Handlers<typeof endpoints> => ({
  ...operationsRoutes(tools.database),
  ...catalogueRoutes(tools.database),
  ...adoptionRoutes(tools.database, settings),
  ...messagesRoutes(tools.database, settings),
  ...cartRoutes(tools.database),
  ...checkoutRoutes(tools),
  ...ordersRoutes(tools),
  ...reviewsRoutes(tools.database),
  ...userpetsRoutes(deskOf(tools.database, settings), breedSource(settings)),
  ...bookingsRoutes(deskOf(tools.database, settings)),
  listenLive: async ({ visitor }) => live.listen(visitor.address),
  ...picturesRoutes(pictures),
  ...accountsRoutes({
    database: tools.database,
    limiter,
    pictures,
    site: { origin: settings.origin, shopName: settings.shop.name },
    google: google && new IdentityProvider(google, googleCallback(settings)),
  }),
});
