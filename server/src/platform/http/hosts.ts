import { isIP } from "node:net";
import { endpoints } from "@pawhaven/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import { type HostRules, isLoopbackAddress, isLoopbackName } from "./host-names.ts";

/**
 * Serves only requests that are addressed to this shop by their Host header. The name of another site may lead to this
 * server's address (DNS rebinding), and its pages would then count as the shop's own. Ports do not matter for that, and
 * proxies drop them. What is meant for trying the shop out is moreover served to this machine alone.
 */
export function useHostRules(app: FastifyInstance, rules: HostRules): void {
  app.addHook("onRequest", (request, _, done) => {
    const host = hostNameOf(request.raw.headers.host);
    // mutant(hosts.test.ts): a request addressed to another site is not answered
    if (!isAnswered(request, host, rules)) return done(misdirected());
    // mutant(hosts.test.ts): sandboxes answer this machine only
    if (isSandboxRoute(request) && !isFromThisMachine(request, host, rules)) return done(notFound());
    done();
  });
}

/** Without a name there is nothing to rebind: IP addresses are answered while no public name is set. */
function isAnswered({ routeOptions }: FastifyRequest, host: string, { publicHost, isLoopbackOnly }: HostRules) {
  if (isLoopbackName(host) || host === publicHost) return true;
  // Load balancers ask for it at the node's address.
  if (routeOptions.config.endpoint === endpoints.getHealth) return true;
  return publicHost === undefined && !isLoopbackOnly && isIP(host.replace(/^\[|\]$/g, "")) !== 0;
}

/** Whoever sets both `PUBLIC_URL` and `SANDBOX=on` wants a public demo. */
const isFromThisMachine = ({ socket }: FastifyRequest, host: string, { publicHost }: HostRules) =>
  host === publicHost || (isLoopbackName(host) && isLoopbackAddress(socket.remoteAddress));

/** By the route's pattern: the URL itself can be written in many ways. */
const isSandboxRoute = ({ routeOptions: { url, config } }: FastifyRequest) =>
  config.endpoint?.sandbox === true || url?.startsWith("/stand-in/") === true;

/** Without the port, in small letters, without the dot at the end of an absolute name. */
const hostNameOf = (header = "") => header.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

const misdirected = () => new ApiError("misdirected", "This address does not belong to the shop.");
const notFound = () => new ApiError("not_found", "There is nothing at this address.");
