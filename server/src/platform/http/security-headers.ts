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

/** Set on every response, including errors and files. Pages replace the closed policy with their own. */
export function useSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}
