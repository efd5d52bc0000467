import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type LoadShedder, nextOverloadError } from "./load-shedder.ts";
import { respondsToBrowser } from "../http/browser-response.ts";

/** The address of requests that pages make while they are rendered here. No caller outside can have it. */
export const inProcessAddress = "inside";

const tickIntervalMs = 20;
const reportIntervalMs = 1_000;

/**
 * Counts who is under way, and sends away early, before anything is read or asked, who would only wait. To be called
 * before any other hook is added: while there is no time, not even those are run.
 */
export function useLoadShedding(app: FastifyInstance, loadShedder: LoadShedder, headers: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isExempt(request)) return done();
    if (!isAccepted(loadShedder, request)) return sendOverloadResponse(request, reply, headers);
    loadShedder.enter();
    // A caller who hangs up is never answered to the end, so no hook tells of it; the closing does.
    reply.raw.once("close", () => loadShedder.leave());
    done();
  });
  startTimers(app, loadShedder);
}

/** What is kept costs little; whether it is kept is found out later. */
function isAccepted(loadShedder: LoadShedder, request: FastifyRequest): boolean {
  if (loadShedder.isOverloaded(isHighPriority(request))) return false;
  const { endpoint } = request.routeOptions.config;
  return !endpoint || endpoint.invalidatedBy !== undefined || loadShedder.hasCapacity(isHighPriority(request));
}

/** Refuses work for a request from outside while there is too much of it. */
export function assertCapacity(loadShedder: LoadShedder, request: FastifyRequest): void {
  if (isExempt(request)) return;
  if (!loadShedder.hasCapacity(isHighPriority(request))) throw nextOverloadError();
}

const isHighPriority = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.priority === "high";

/** The same answer as any other refusal, but written at once and past everything else. */
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

/** A page that was let in is nothing without its files. */
const assetPaths = /^\/(assets|static|media)\//;

function isExempt({ socket, routeOptions, url }: FastifyRequest): boolean {
  if (socket.remoteAddress === inProcessAddress || assetPaths.test(url)) return true;
  const { endpoint } = routeOptions.config;
  return endpoint?.priority === "always" || endpoint?.respondsWith === "events" || respondsToBrowser(endpoint);
}

/** One line a second tells how many were sent away; a line for each would cost more than sending them away. */
function startTimers(app: FastifyInstance, loadShedder: LoadShedder): void {
  const ticks = setInterval(() => loadShedder.tick(tickIntervalMs), tickIntervalMs).unref();
  const reports = setInterval(() => {
    const refused = loadShedder.takeShedCount();
    if (refused > 0) app.log.warn({ refused }, "overloaded");
  }, reportIntervalMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(ticks);
    clearInterval(reports);
  });
}
