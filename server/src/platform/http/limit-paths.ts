import type { FastifyInstance } from "fastify";
import { networkOf } from "../auth/network.ts";
import type { RateLimit, RateLimiter } from "../auth/rate-limiter.ts";

/** Limits how often one network opens pages of these paths. No other request waits for it. */
export function limitPaths(
  app: FastifyInstance,
  limiter: Pick<RateLimiter, "consume">,
  { path, limit }: { path: RegExp; limit: RateLimit },
): void {
  app.addHook("onRequest", (request, _, done): Promise<void> | undefined => {
    // mutant(../../slices/userpets/passports/passports.test.ts): one network opens a limited number of passports
    if (path.test(request.url)) return limiter.consume(`${path.source} ${networkOf(request.ip)}`, limit);
    done();
    return undefined;
  });
}
