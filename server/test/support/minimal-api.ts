import type { EndpointTable } from "@pawhaven/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { LoadShedder } from "../../src/platform/overload/load-shedder.ts";
import type { EncodedBody } from "../../src/platform/http/encoded-body.ts";
import { useErrorHandler } from "../../src/platform/http/error-handler.ts";
import {
  allowOnlyContractRoutes,
  type Handlers,
  mountEndpoints,
  type MountOptions,
} from "../../src/platform/http/mount-endpoints.ts";
import { SessionCookie } from "../../src/platform/http/session-cookie.ts";
import { StaffCookie } from "../../src/platform/http/staff-cookie.ts";
import { ResponseCache } from "../../src/platform/cache/response-cache.ts";
import { createFakeNotifier } from "./fake-notifier.ts";

/** Mounts a test's own endpoint table on an otherwise empty server. */
export async function createMinimalApi<T extends EndpointTable>(
  table: T,
  handlers: Handlers<T>,
  options: Partial<MountOptions> = {},
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 1024 });
  useErrorHandler(app);
  allowOnlyContractRoutes(app);
  const { changes } = await createFakeNotifier();
  mountEndpoints(app, table, handlers, {
    authenticate: async () => null,
    sessionCookie: new SessionCookie("http://localhost"),
    staffAccess: {
      cookie: new StaffCookie("http://localhost"),
      authenticate: async () => null,
      isSecondFactorRequired: false,
    },
    limiter: { consume: async () => {} },
    cache: new ResponseCache<EncodedBody>(changes, 10),
    catchUp: async () => {},
    loadShedder: new LoadShedder(() => 0),
    checkReplies: true,
    ...options,
  });
  return app;
}
