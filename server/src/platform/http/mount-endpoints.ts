import type {
  AttachmentFile,
  BrowserResponse,
  CalendarFile,
  Endpoint,
  EndpointTable,
  ReplyOf,
} from "@pawhaven/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../auth/tokens.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { JsonText } from "../db/json.ts";
import type { LoadShedder } from "../overload/load-shedder.ts";
import { assertCapacity } from "../overload/use-load-shedding.ts";
import type { EventStream } from "../realtime/event-broadcaster.ts";
import { respondsToBrowser, sendToBrowser, usePopupHeaders } from "./browser-response.ts";
import { type CsvFile, sendCsv } from "./csv-file.ts";
import { EncodedBody } from "./encoded-body.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { sendCalendar, sendEvents, sendFile } from "./non-json-responses.ts";
import { type Call, type CallOptions, type NewCookies, readCall } from "./read-call.ts";
import { withRouteScope } from "./route-scope.ts";
import { thenMaybeSync } from "./then-maybe-sync.ts";

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerResult<E>>;

type HandlerResult<E extends Endpoint> = E["respondsWith"] extends "events"
  ? EventStream
  : E["respondsWith"] extends "csv"
    ? CsvFile
    : ReplyOf<E> | JsonTextOf<ReplyOf<E>>;

/** Of a union, the text of any part. */
type JsonTextOf<Reply> = Reply extends unknown ? JsonText<Reply> : never;

/** One handler per endpoint. A missing or superfluous one does not compile. */
export type Handlers<T extends EndpointTable> = { [Name in keyof T]: Handler<T[Name]> };

export interface MountOptions extends CallOptions {
  cache: ResponseCache<EncodedBody>;
  /** Waits until the cache knows of all changes made so far. */
  catchUp: () => Promise<void>;
  loadShedder: LoadShedder;
  /** Validates replies against their schemas. For tests. */
  checkReplies: boolean;
  /** Called before a change by staff is made; what it returns throws if the change left no audit entry. For tests. */
  expectAudit?: ((request: FastifyRequest, endpoint: Endpoint) => () => Promise<void>) | undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The endpoint of the contract that the route implements. */
    endpoint?: Endpoint;
  }
}

/** Throws on any route below /api that is not in the contract. Must be called before routes are added. */
export function allowOnlyContractRoutes(app: FastifyInstance, exceptions: readonly string[] = []): void {
  app.addHook("onRoute", ({ url, config }) => {
    // mutant(mount-endpoints.unit.test.ts): only endpoints of the contract can be mounted
    if (url.startsWith("/api") && !config?.endpoint && !exceptions.includes(url)) {
      throw new Error(`${url} is not in the contract, so it cannot be mounted.`);
    }
  });
}

export function mountEndpoints<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  options: MountOptions,
): void {
  acceptJsonOnly(app);
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as unknown as Handler<Endpoint>;
    const { method, path: url } = endpoint;
    withRouteScope(app, endpoint, (scope) =>
      scope.route({
        method,
        url,
        config: { endpoint },
        // Cached responses are stored compressed. Compression would buffer events.
        ...((endpoint.invalidatedBy || endpoint.respondsWith === "events") && { compress: false, decompress: false }),
        ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
        // A HEAD request would open a stream that nobody reads.
        ...(isStreamed(endpoint) && { exposeHeadRoute: false }),
        ...(respondsToBrowser(endpoint) && { onRequest: usePopupHeaders }),
        handler: (request, reply) =>
          endpoint.invalidatedBy
            ? serveCached(endpoint, handle, options, request, reply)
            : serveUncached(endpoint, handle, options, request, reply),
      }),
    );
  }
}

const isStreamed = ({ respondsWith }: Endpoint) => respondsWith === "events" || respondsWith === "csv";

async function serveUncached(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const cookies = {
    binding: options.sessionCookie.newValueFor(endpoint, request.headers),
    staffToken: endpoint.opensStaffSession && newToken(),
  };
  const result = await runHandler(endpoint, handle, options, request, cookies);
  // Whoever has the reply to a change never reads a cached reply from before it.
  if (endpoint.method !== "GET") await options.catchUp();
  // Only after success: a failed sign-in must not unbind the session that the browser has.
  setCookies(endpoint, options, reply, cookies);
  if (endpoint.respondsWith === "events") return sendEvents(reply, result as EventStream);
  if (endpoint.respondsWith === "csv") return sendCsv(reply, result as CsvFile);
  if (endpoint.respondsWith === "calendar") return sendCalendar(reply, result as CalendarFile);
  if (endpoint.respondsWith === "file") return sendFile(reply, result as AttachmentFile);
  if (respondsToBrowser(endpoint)) return sendToBrowser(reply, result as BrowserResponse);
  reply.status(endpoint.status ?? 200).header("cache-control", "no-store");
  return result instanceof JsonText ? reply.type(jsonType).send(result.toBytes()) : reply.send(result);
}

const jsonType = "application/json; charset=utf-8";

const toJson = (result: unknown) => (result instanceof JsonText ? result.toBytes() : JSON.stringify(result));

function setCookies(
  { endsStaffSession }: Endpoint,
  { sessionCookie, staffAccess }: MountOptions,
  reply: FastifyReply,
  { binding, staffToken }: NewCookies,
): void {
  if (binding) reply.header("set-cookie", sessionCookie.toHeader(binding));
  if (staffToken) reply.header("set-cookie", staffAccess.cookie.toHeader(staffToken));
  if (endsStaffSession) reply.header("set-cookie", staffAccess.cookie.toClearingHeader());
}

/** Not async, so that a cache hit is sent synchronously (decision 30). */
function serveCached(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): void | Promise<void> {
  const body = options.cache.get(cacheKey(endpoint, request), async () => {
    assertCapacity(options.loadShedder, request);
    const result = await runHandler(endpoint, handle, options, request);
    const { invalidatedBy, maxAgeSeconds } = endpoint;
    return { value: new EncodedBody(toJson(result)), invalidatedBy, maxAgeSeconds };
  });
  return thenMaybeSync(body, (cached) => {
    reply.header("cache-control", "no-cache").type(jsonType);
    return cached.send(request, reply);
  });
}

async function runHandler(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  options: MountOptions,
  request: FastifyRequest,
  cookies?: NewCookies,
): Promise<unknown> {
  const assertAudited = isAudited(endpoint) ? options.expectAudit?.(request, endpoint) : undefined;
  const result = await handle(await readCall(endpoint, options, request, cookies));
  await assertAudited?.();
  return options.checkReplies && !isStreamed(endpoint) ? checkReply(endpoint, result) : result;
}

const isAudited = (endpoint: Endpoint) =>
  endpoint.access === "staff" && endpoint.method !== "GET" && !endpoint.unaudited;

/** Ignores unknown query parameters and the order of the known ones, neither of which affects the reply. */
function cacheKey({ query }: Endpoint, request: FastifyRequest): string {
  if (!request.url.includes("?")) return request.url;
  const path = request.url.replace(/\?.*/s, "");
  if (!query) return path;
  const values = request.query as Record<string, unknown>;
  const names = Object.keys(query.shape).filter((name) => values[name] !== undefined);
  return names.length === 0 ? path : `${path}?${JSON.stringify(names.map((name) => [name, values[name]]))}`;
}

function checkReply(endpoint: Endpoint, reply: unknown): unknown {
  const parsed = endpoint.reply.safeParse(reply instanceof JsonText ? JSON.parse(reply.toString()) : reply);
  if (parsed.success) return reply;
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} breaks the contract: ${parsed.error.message}`);
}
