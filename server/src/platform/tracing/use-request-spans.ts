import type { FastifyInstance, FastifyRequest } from "fastify";
import { inProcessAddress } from "../overload/use-load-shedding.ts";
import { readTraceparent, type RequestSpan, type Tracing } from "./tracing.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of a request that is sampled; none is where tracing is off. */
    span: RequestSpan | undefined;
  }
}

/** One span per sampled request. A `traceparent` counts if it comes from a proxy that is trusted. */
export function useRequestSpans(
  app: FastifyInstance,
  tracing: Tracing,
  { trustsCaller }: { trustsCaller: boolean },
): void {
  const parentOf = ({ socket, headers }: FastifyRequest) => {
    if (socket.remoteAddress === inProcessAddress) return "current";
    return trustsCaller ? readTraceparent(headers["traceparent"]) : undefined;
  };
  app.decorateRequest("span", undefined);
  app.addHook("onRequest", (request, _, done) => {
    const { method, routeOptions, id: requestId } = request;
    const route = routeOptions.url ?? "none";
    request.span = tracing.startRequest({ method, route, requestId, parent: parentOf(request) });
    if (request.span) tracing.enter(request.span, done);
    else done();
  });
  // What follows the last byte of a body runs outside of the span.
  app.addHook("preValidation", ({ span }, _, done) => {
    if (span) tracing.enter(span, done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    request.span?.end(reply.statusCode);
    done();
  });
}
