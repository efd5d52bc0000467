import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inProcessAddress } from "../overload/use-load-shedding.ts";
import type { Outcome, RequestMetrics } from "./request-metrics.ts";

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Counts what clients asked for. API calls that a page makes while it is rendered are part of the page. */
export function useRequestMetrics(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    if (request.socket.remoteAddress !== inProcessAddress) {
      const method = knownMethods.has(request.method) ? request.method : "other";
      metrics.record(method, request.routeOptions.url ?? "none", outcomeOf(request, reply), reply.elapsedTime);
    }
    done();
  });
}

function outcomeOf({ isLogSuppressed: isShed }: FastifyRequest, { statusCode }: FastifyReply): Outcome {
  if (isShed) return "shed";
  if (statusCode >= 500) return "5xx";
  if (statusCode >= 400) return "4xx";
  return statusCode >= 300 ? "3xx" : "2xx";
}
