import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Admission, nextOverload } from "../admission.ts";
import { answersBrowser } from "./browser-answer.ts";

/** The address of requests that pages make while they are rendered here. No caller outside can have it. */
export const insideAddress = "inside";

const everyMs = 20;
const reportMs = 1_000;

/**
 * Counts who is under way, and sends away early, before anything is read or asked, who would only wait. To be called
 * before any other hook is added: while there is no time, not even those are run.
 */
export function useAdmission(app: FastifyInstance, admission: Admission, guards: Record<string, string>): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isAlwaysServed(request)) return done();
    if (!isLetIn(admission, request)) return sendAway(request, reply, guards);
    admission.enter();
    // A caller who hangs up is never answered to the end, so no hook tells of it; the closing does.
    reply.raw.once("close", () => admission.leave());
    done();
  });
  watch(app, admission);
}

/** What is kept costs little; whether it is kept is found out later. */
function isLetIn(admission: Admission, request: FastifyRequest): boolean {
  if (admission.isSwamped(isBuying(request))) return false;
  const { endpoint } = request.routeOptions.config;
  return !endpoint || endpoint.keptUntil !== undefined || admission.isOpen(isBuying(request));
}

/** Refuses work for a request from outside while there is too much of it. */
export function admit(admission: Admission, request: FastifyRequest): void {
  if (isAlwaysServed(request)) return;
  if (!admission.isOpen(isBuying(request))) throw nextOverload();
}

const isBuying = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.precedence === "first";

/** The same answer as any other refusal, but written at once and past everything else. */
function sendAway(request: FastifyRequest, reply: FastifyReply, guards: Record<string, string>): void {
  request.isOnlyCounted = true;
  const { retryAfterSeconds, body } = nextOverload();
  reply.hijack();
  reply.raw
    .writeHead(503, {
      ...guards,
      "cache-control": "no-store",
      "content-length": body.length,
      "content-type": "application/json; charset=utf-8",
      "retry-after": String(retryAfterSeconds),
      "x-request-id": request.id,
    })
    .end(body);
}

/** A page that was let in is nothing without its files. */
const files = /^\/(assets|static|media)\//;

function isAlwaysServed({ socket, routeOptions, url }: FastifyRequest): boolean {
  if (socket.remoteAddress === insideAddress || files.test(url)) return true;
  const { endpoint } = routeOptions.config;
  return endpoint?.precedence === "always" || endpoint?.answers === "events" || answersBrowser(endpoint);
}

/** One line a second tells how many were sent away; a line for each would cost more than sending them away. */
function watch(app: FastifyInstance, admission: Admission): void {
  const turns = setInterval(() => admission.turn(everyMs), everyMs).unref();
  const reports = setInterval(() => {
    const refused = admission.takeRefused();
    if (refused > 0) app.log.warn({ refused }, "overloaded");
  }, reportMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(turns);
    clearInterval(reports);
  });
}
