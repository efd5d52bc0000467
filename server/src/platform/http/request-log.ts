import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const requestIdPattern = /^[\w-]{8,64}$/;

/** The proxy's request id if it is well-formed, otherwise a new one. */
export function requestId(raw: { headers: Record<string, string | string[] | undefined> }): string {
  const given = raw.headers["x-request-id"];
  return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set for requests rejected by load shedding, which are only counted: a log line each would add to the load. */
    isLogSuppressed: boolean;
  }
}

/**
 * Logs one line per completed request. Headers, bodies and query strings are never logged, because they carry secrets.
 * What follows a match of `secretPaths` is a secret too and is replaced by “…”.
 */
export function useRequestLog(app: FastifyInstance, secretPaths: RegExp): void {
  app.decorateRequest("isLogSuppressed", false);
  // The fields logged here hold no secrets, so redaction would only cost time.
  const requestLogger = app.log.child({}, { redact: [] });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.isLogSuppressed) requestLogger.info(logFields(request, reply, secretPaths), "request");
    done();
  });
}

function logFields(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply, secretPaths: RegExp) {
  const { id: reqId, method } = request;
  return { reqId, method, path: redactedPath(request, secretPaths), status, ms: Math.round(elapsedTime) };
}

function redactedPath({ originalUrl }: FastifyRequest, secretPaths: RegExp): string {
  const path = originalUrl.replace(/\?.*/s, "");
  const prefix = secretPaths.exec(path)?.[0];
  return prefix === undefined ? path : `${prefix}…`;
}
