import { randomUUID } from "node:crypto";
import { inProcessAddress } from "../overload/use-load-shedding.ts";
import { readTraceparent } from "../tracing/tracing.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const requestIdPattern = /^[\w-]{8,64}$/;

interface RawRequest {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The id of the trace, or else of the request, as a trusted proxy gives it and if it is well-formed. Otherwise a new one, which
 * is the id of the trace where tracing is on. A request that a page makes while it is rendered has the id of the page.
 */
export const requestIdFrom =
  ({ trustsCaller }: { trustsCaller: boolean }) =>
  ({ headers, socket }: RawRequest): string => {
    if (!trustsCaller && socket.remoteAddress !== inProcessAddress) return newRequestId();
    const given = headers["x-request-id"];
    const isWellFormed = typeof given === "string" && requestIdPattern.test(given);
    return readTraceparent(headers["traceparent"])?.traceId ?? (isWellFormed ? given : newRequestId());
  };

/** In the form of a trace id. Joining parts is five times faster than replacing the hyphens. */
export function newRequestId(): string {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23) + id.slice(24);
}

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
  const { id: reqId, method, span } = request;
  return {
    reqId,
    ...(span && { trace_id: span.traceId }),
    method,
    path: redactedPath(request, secretPaths),
    status,
    ms: Math.round(elapsedTime),
  };
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
