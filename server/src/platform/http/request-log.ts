import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const requestIdPattern = /^[\w-]{8,64}$/;

/** The request id given by a trusted proxy, if it is well-formed, otherwise a new one. */
export const requestIdFrom =
  ({ trustsCaller }: { trustsCaller: boolean }) =>
  (raw: { headers: Record<string, string | string[] | undefined> }): string => {
    const given = trustsCaller ? raw.headers["x-request-id"] : undefined;
    return typeof given === "string" && requestIdPattern.test(given) ? given : randomUUID();
  };

declare module "fastify" {
  interface FastifyRequest {
    /** Set for requests rejected by load shedding, which are only counted: a log line each would add to the load. */
    isLogSuppressed: boolean;
  }
}

/**
 * Logs one line per completed request. Headers, bodies and query strings are never logged, because they carry secrets.
 * What follows a match of `secretPaths` is a secret too and is replaced by “…”, however the path is written.
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
  const normalized = normalizePath(path);
  const secret = secretPaths.exec(normalized);
  return secret ? `${normalized.slice(0, secret.index)}${secret[0]}…` : path;
}

const maxDecodings = 3;

/** Without percent-encoding, also repeated, and repeated slashes. A malformed sequence stays as it is. */
function normalizePath(path: string): string {
  let decoded = path;
  for (let count = 0; count < maxDecodings && decoded.includes("%"); count++)
    decoded = decoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decoded.replaceAll(/\/{2,}/g, "/");
}
