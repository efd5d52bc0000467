import {
  type BodyOf,
  type BrowserResponse,
  type CalendarFile,
  type Endpoint,
  type EndpointTable,
  type FieldErrors,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  defaultWriteLimit,
} from "@pawhaven/contract";
import type { IncomingHttpHeaders } from "node:http";
import { type Cookies, parseCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { LoadShedder } from "../overload/load-shedder.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import type { EventStream } from "../realtime/event-broadcaster.ts";
import { networkOf } from "../auth/network.ts";
import type { RateLimiter } from "../auth/rate-limiter.ts";
import type { Caller, Visitor } from "../auth/sessions.ts";
import { respondsToBrowser, sendToBrowser, usePopupHeaders } from "./browser-response.ts";
import { EncodedBody } from "./encoded-body.ts";
import { readForm } from "./form.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { acceptJsonOnly } from "./json-body.ts";
import { rawBodyOf, withRouteScope } from "./route-scope.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { sendCalendar, sendEvents } from "./non-json-responses.ts";
import { ApiError } from "./api-error.ts";
import { unstorableTextPaths } from "./unstorable-text.ts";
import { assertCapacity } from "../overload/use-load-shedding.ts";
import { thenMaybeSync } from "./then-maybe-sync.ts";

/** The validated request a handler receives. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E["access"] extends "customer" | "staff" ? Caller : null;
  visitor: Visitor;
  /** Only for browser navigation. API calls authenticate by a token, which browsers do not send by themselves (CSRF). */
  cookies: E["respondsWith"] extends "browser" ? Cookies : null;
  file: E["file"] extends object ? Buffer : null;
  idempotencyKey: E["idempotent"] extends true ? string | null : null;
  /** The exact bytes, and the headers with the signature, of a signed request. */
  rawBody: E["rawBody"] extends true ? Buffer : null;
  headers: E["rawBody"] extends true ? IncomingHttpHeaders : null;
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E["respondsWith"] extends "events" ? EventStream : ReplyOf<E>>;

/** One handler per endpoint. A missing or superfluous one does not compile. */
export type Handlers<T extends EndpointTable> = { [Name in keyof T]: Handler<T[Name]> };

export interface MountOptions {
  /** Gets the `Authorization` header and the value of the session cookie. */
  authenticate(header: string | undefined, binding: string | undefined): Promise<Caller | null>;
  sessionCookie: SessionCookie;
  limiter: Pick<RateLimiter, "consume">;
  cache: ResponseCache<EncodedBody>;
  loadShedder: LoadShedder;
  /** Validates replies against their schemas. For tests. */
  checkReplies: boolean;
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
        // A HEAD request would open a stream that nobody reads.
        ...(endpoint.respondsWith === "events" && { exposeHeadRoute: false }),
        ...(respondsToBrowser(endpoint) && { onRequest: usePopupHeaders }),
        handler: (request, reply) =>
          endpoint.invalidatedBy
            ? serveCached(endpoint, handle, options, request, reply)
            : serveUncached(endpoint, handle, options, request, reply),
      }),
    );
  }
}

async function serveUncached(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  options: MountOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const binding = options.sessionCookie.newValueFor(endpoint, request.headers);
  const result = await runHandler(endpoint, handle, options, request, binding);
  // Only after success: a failed sign-in must not unbind the session that the browser has.
  if (binding) reply.header("set-cookie", options.sessionCookie.toHeader(binding));
  if (endpoint.respondsWith === "events") return sendEvents(reply, result as EventStream);
  if (endpoint.respondsWith === "calendar") return sendCalendar(reply, result as CalendarFile);
  if (respondsToBrowser(endpoint)) return sendToBrowser(reply, result as BrowserResponse);
  return reply
    .status(endpoint.status ?? 200)
    .header("cache-control", "no-store")
    .send(result);
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
    return { value: new EncodedBody(JSON.stringify(result)), invalidatedBy: endpoint.invalidatedBy };
  });
  return thenMaybeSync(body, (cached) => {
    reply.header("cache-control", "no-cache").type("application/json; charset=utf-8");
    return cached.send(request, reply);
  });
}

async function runHandler(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  options: MountOptions,
  request: FastifyRequest,
  binding?: string,
): Promise<unknown> {
  const result = await handle(await readCall(endpoint, options, request, binding));
  return options.checkReplies && endpoint.respondsWith !== "events" ? checkReply(endpoint, result) : result;
}

/** Ignores unknown query parameters and the order of the known ones, neither of which affects the reply. */
function cacheKey({ query }: Endpoint, request: FastifyRequest): string {
  if (!request.url.includes("?")) return request.url;
  const path = request.url.replace(/\?.*/s, "");
  if (!query) return path;
  const values = request.query as Record<string, unknown>;
  const names = Object.keys(query.shape).filter((name) => values[name] !== undefined);
  return names.length === 0 ? path : `${path}?${JSON.stringify(names.map((name) => [name, values[name]]))}`;
}

async function readCall(
  endpoint: Endpoint,
  options: MountOptions,
  request: FastifyRequest,
  binding: string | undefined,
): Promise<Call<Endpoint>> {
  assertOwnPage(endpoint, request);
  const caller = await readCaller(endpoint, options, request);
  const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request.headers) : null;
  const form = endpoint.file && (await readForm(request, endpoint.file.maxBytes));
  const call = {
    params: endpoint.params && readParams(endpoint.params, request.params),
    query: endpoint.query && readFields(endpoint.query, request.query),
    body: endpoint.body && readBody(endpoint.body, form ? form.fields : request.body),
    caller: caller as Call<Endpoint>["caller"],
    cookies: (respondsToBrowser(endpoint)
      ? parseCookie(request.headers.cookie ?? "")
      : null) as Call<Endpoint>["cookies"],
    visitor: { address: request.ip, device: request.headers["user-agent"]?.slice(0, 200) ?? "", binding },
    file: (form?.file ?? null) as Call<Endpoint>["file"],
    idempotencyKey: idempotencyKey as Call<Endpoint>["idempotencyKey"],
    rawBody: (endpoint.rawBody ? rawBodyOf(request) : null) as Call<Endpoint>["rawBody"],
    headers: (endpoint.rawBody ? request.headers : null) as Call<Endpoint>["headers"],
  };
  await countCall(endpoint, options, request, caller);
  return call;
}

/** Browsers say where a navigation started. Other clients say nothing, and nobody can trick them into a request. */
function assertOwnPage({ ownPagesOnly }: Endpoint, { headers }: FastifyRequest): void {
  const isFromElsewhere = ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
  // mutant(../../slices/accounts/google-sign-in-errors.test.ts): another site cannot start a sign-in
  if (ownPagesOnly && isFromElsewhere) throw new ApiError("forbidden", "Please start again on our own page.");
}

async function countCall(
  { method, path, limit, accountLimit }: Endpoint,
  { limiter }: MountOptions,
  request: FastifyRequest,
  caller: Caller | null,
): Promise<void> {
  // mutant(../../slices/messages/messages.test.ts): calls of a limited endpoint are counted
  if (limit) await limiter.consume(`${method} ${path} ${networkOf(request.ip)}`, limit);
  if (!caller || method === "GET") return;
  const key = `${accountLimit ? `${method} ${path}` : "changes"} by account ${caller.userId}`;
  // mutant(../auth/rate-limiter.test.ts): every change has a price
  await limiter.consume(key, accountLimit ?? defaultWriteLimit);
}

async function readCaller(
  { access }: Endpoint,
  options: MountOptions,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (access === "anyone") return null;
  const caller = await options.authenticate(request.headers.authorization, options.sessionCookie.read(request.headers));
  // mutant(../../../test/authorization.test.ts): an endpoint for customers requires a valid token
  if (!caller) throw new ApiError("unauthenticated", "Please sign in to continue.");
  // mutant(../../../test/authorization.test.ts): an endpoint for staff is closed to customers
  if (access === "staff" && caller.role !== "admin") throw new ApiError("forbidden", "This is for our staff only.");
  return caller;
}

/** A path with invalid parameters identifies nothing: 404, not 422. */
function readParams(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success && unstorableTextPaths(parsed.data).length === 0) return parsed.data;
  throw new ApiError("not_found", "There is nothing at this address.");
}

function readBody(schema: z.ZodObject, value: unknown) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw new ApiError("malformed", "The request body must be a JSON object.");
  return readFields(schema, value);
}

function readFields(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  const errors = parsed.success ? unstorableTextErrors(parsed.data) : fieldErrors(parsed.error);
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data;
  throw new ApiError("invalid", Object.values(errors)[0]?.[0] ?? "Some fields are not valid.", { errors });
}

const unstorableTextErrors = (fields: unknown): FieldErrors =>
  Object.fromEntries(
    unstorableTextPaths(fields).map((path) => [path, ["This text contains a character that can't be used here."]]),
  );

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) (errors[issue.path.join(".") || "body"] ??= []).push(issue.message);
  return errors;
}

function checkReply(endpoint: Endpoint, reply: unknown): unknown {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return reply;
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} breaks the contract: ${parsed.error.message}`);
}
