import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type LoadShedder, nextOverloadError } from "./load-shedder.ts";
import { respondsToBrowser } from "../http/browser-response.ts";

/** The remote address of API calls made while a page is rendered. No network client can have it. */
export const inProcessAddress = "inside";

const tickIntervalMs = 20;
const reportIntervalMs = 1_000;

/**
 * Counts requests in flight and rejects those that would only wait in a queue, before anything of them is read.
 * Must be called before any other hook is added, so that rejected requests do not run them.
 */
export function useLoadShedding(app: FastifyInstance, loadShedder: LoadShedder, headers: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request)) return done();
    if (!isAccepted(loadShedder, request)) return sendOverloadResponse(request, reply, headers);
    loadShedder.enter();
    // Fastify runs no onResponse hook when the client disconnects; the close event comes in any case.
    reply.raw.once("close", () => loadShedder.leave());
    done();
  });
  startTimers(app, loadShedder);
}

/** Cacheable responses are checked later, on a cache miss: a hit is cheap. */
function isAccepted(loadShedder: LoadShedder, request: FastifyRequest): boolean {
  if (loadShedder.isOverloaded(isHighPriority(request))) return false;
  const { endpoint } = request.routeOptions.config;
  return !endpoint || endpoint.invalidatedBy !== undefined || loadShedder.hasCapacity(isHighPriority(request));
}

/** Throws if a request from the network would start work that has no capacity now. */
export function assertCapacity(loadShedder: LoadShedder, request: FastifyRequest): void {
  if (isExempt(request)) return;
  if (!loadShedder.hasCapacity(isHighPriority(request))) throw nextOverloadError();
}

const isHighPriority = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.priority === "high";

/** The same error response as everywhere, but written straight to the socket, past all hooks. */
function sendOverloadResponse(request: FastifyRequest, reply: FastifyReply, headers: Record<string, string>): void {
  request.isLogSuppressed = true;
  const { retryAfterSeconds, body } = nextOverloadError();
  reply.hijack();
  reply.raw
    .writeHead(503, {
      ...headers,
      "cache-control": "no-store",
      "content-length": body.length,
      "content-type": "application/json; charset=utf-8",
      "retry-after": String(retryAfterSeconds),
      "x-request-id": request.id,
    })
    .end(body);
}

/** A page is useless without its files. */
const assetPaths = /^\/(assets|static|media)\//;

function isExempt({ socket, routeOptions, url }: FastifyRequest): boolean {
  if (socket.remoteAddress === inProcessAddress || assetPaths.test(url)) return true;
  const { endpoint } = routeOptions.config;
  return endpoint?.priority === "always" || endpoint?.respondsWith === "events" || respondsToBrowser(endpoint);
}

/** Logs one line per second with the number of rejected requests: a line each would cost more than rejecting them. */
function startTimers(app: FastifyInstance, loadShedder: LoadShedder): void {
  const ticks = setInterval(() => loadShedder.tick(tickIntervalMs), tickIntervalMs).unref();
  const reports = setInterval(() => {
    const rejected = loadShedder.takeShedCount();
    if (rejected > 0) app.log.warn({ rejected }, "overloaded");
  }, reportIntervalMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(ticks);
    clearInterval(reports);
  });
}
