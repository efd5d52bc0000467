import type { FastifyInstance } from "fastify";
import { closedPolicy } from "./content-security.ts";

/** On every answer, errors and files included; a page replaces the closed policy by its own. */
export function useSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = {
    "content-security-policy": closedPolicy,
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
