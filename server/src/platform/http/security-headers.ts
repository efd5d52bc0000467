import type { FastifyInstance } from "fastify";
import { closedPolicy } from "./content-security.ts";

export const securityHeaders = ({ https }: { https: boolean }): Record<string, string> => ({
  "content-security-policy": closedPolicy,
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});

/** On every answer, errors and files included; a page replaces the closed policy by its own. */
export function useSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
