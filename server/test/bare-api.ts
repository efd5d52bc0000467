import type { EndpointTable } from "@pawhaven/contract";
import Fastify, { type FastifyInstance } from "fastify";
import { Admission } from "../src/platform/admission.ts";
import type { EncodedBody } from "../src/platform/http/encoded-body.ts";
import { useErrorForm } from "../src/platform/http/error-form.ts";
import { allowOnlyContractRoutes, type Handlers, mount, type MountTools } from "../src/platform/http/mount.ts";
import { Kept } from "../src/platform/kept.ts";
import { announcements } from "./announcements.ts";

/** A table of a test's own on an otherwise empty server, to show what holds for any table. */
export async function bareApi<T extends EndpointTable>(
  table: T,
  handlers: Handlers<T>,
  tools: Partial<MountTools> = {},
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 1024 });
  useErrorForm(app);
  allowOnlyContractRoutes(app);
  const { changes } = await announcements();
  mount(app, table, handlers, {
    authenticate: async () => null,
    limiter: { take: async () => {} },
    kept: new Kept<EncodedBody>(changes, 10),
    admission: new Admission(() => 0),
    checkReplies: true,
    ...tools,
  });
  return app;
}
