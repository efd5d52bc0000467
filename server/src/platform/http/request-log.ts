import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const requestIdPattern = /^[\w-]{8,64}$/;

/** The id a proxy gave the request, if it looks like one; otherwise a new one. */
export function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers["x-request-id"];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}

declare module "fastify" {
  interface FastifyRequest {
    /** No line tells of it, because there are too many like it. */
    isLogSuppressed: boolean;
  }
}

/** One line per request when it ends. Headers, bodies and queries stay out: that is where secrets travel. */
export function useRequestLog(app: FastifyInstance): void {
  app.decorateRequest("isLogSuppressed", false);
  // Made of four fields that hold no secret, so none is looked for.
  const requestLogger = app.log.child({}, { redact: [] });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isLogSuppressed) requestLogger.info(logFields(request, reply), "request");
    done();
  });
}

function logFields(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply) {
  const { id: reqId, method } = request;
  return { reqId, method, path: redactedPath(request), status, ms: Math.round(elapsedTime) };
}

/** The secrets of the links in mails and of a calendar are part of their paths, which are read without regard to case. */
const redactedPath = ({ originalUrl }: FastifyRequest) =>
  originalUrl.split("?")[0]?.replace(/^(\/(?:reset|confirm)\/|\/api\/calendar\/\w+\/).+/i, "$1…");
